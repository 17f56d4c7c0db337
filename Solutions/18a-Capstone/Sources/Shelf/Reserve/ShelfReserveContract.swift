import Foundation

// MARK: - UI

/// Messages that tell the screen of the reservations what to show.
protocol ShelfReserve_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(line: [String])
    func display(canReserve: Bool)
    func display(error: String)
}

/// Events on the screen of the reservations.
protocol ShelfReserve_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReserve(name: String)
}

// MARK: - Data

/// Requests for the line of a book.
protocol ShelfReserve_ManageData: AnyObject {
    /// Answered by `present(line:)` or `presentLineError()`, once.
    func fetchLine(for book: Book)

    /// Answered by `presentReservation(for:)` or `presentReservationError()`, once.
    func reserve(_ book: Book, for name: String)
}

/// The results of these requests.
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

/// Hears of each person who joined the line.
protocol ShelfReserve_Delegate: AnyObject {
    func bookDidGetReserved(for name: String, place: Int)
}
