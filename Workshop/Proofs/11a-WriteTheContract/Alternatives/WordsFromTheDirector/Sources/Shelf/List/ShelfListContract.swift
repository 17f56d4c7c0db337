import Foundation

// MARK: - UI

/// The contents of the list.
protocol ShelfList_DisplayUI: AnyObject {
    func displayLoading()
    func displayLoaded()
    func display(_ rows: [ShelfListBookUI])
    func display(placeholder: String)
    func display(error: String)
    func display(success: String)
}

/// The user's actions on the list.
protocol ShelfList_HandleUIEvents {
    func onShelfAppeared()
    func onReturnAllTapped()
    func onRowTapped(at row: Int)
}

// MARK: - Data

/// The list's jobs.
protocol ShelfList_ManageData {
    func loadShelf()
    func endAllLoans()
}

/// How they end.
protocol ShelfList_PresentData: AnyObject {
    func present(shelf: [Book])
    func presentShelfFailure()
    func present(returnOutcome: ShelfListReturnOutcome)
}

// MARK: - Navigation

/// Where the list leads.
protocol ShelfList_Navigate {
    func goToBook(withID id: Int)
}

// MARK: - Models

/// How a return of all books can end.
enum ShelfListReturnOutcome {
    case returned, failed
}

/// A row.
struct ShelfListBookUI {
    let name: String
    let details: String
    let isOverdue: Bool
}
