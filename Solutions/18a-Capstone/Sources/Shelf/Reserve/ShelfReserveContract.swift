import Foundation

// MARK: - UI

/// What the screen of the reservations can show.
protocol ShelfReserve_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(line: [String])
    func display(canReserve: Bool)
    func display(error: String)
}

/// What happens on the screen of the reservations.
protocol ShelfReserve_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReserve(name: String)
}

// MARK: - Data

/// What can be asked of the line for a book.
protocol ShelfReserve_ManageData: AnyObject {
    /// Answered by `present(line:)` or `presentLineError()`, once.
    func fetchLine(for book: Book)

    /// Answered by `presentReservation(for:)` or `presentReservationError()`, once.
    func reserve(_ book: Book, for name: String)
}

/// What comes of it.
protocol ShelfReserve_PresentData: AnyObject {
    func present(line: [String])
    func presentLineError()
    func presentReservation(for name: String)
    func presentReservationError()
}

// MARK: - Navigation

/// The ways that lead on from the reservations.
protocol ShelfReserve_Navigate: AnyObject {
    func goBack()
}

// MARK: - News

/// Hears that somebody got into the line.
protocol ShelfReserve_Delegate: AnyObject {
    func bookDidGetReserved(for name: String, place: Int)
}
