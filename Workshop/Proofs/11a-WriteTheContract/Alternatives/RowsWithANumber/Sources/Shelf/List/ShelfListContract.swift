import HeadlessUIKit

// MARK: - User interface

/// Messages that tell the screen what to show.
protocol ShelfList_DisplayUI: AnyObject {
    func displayBusy()
    func displayIdle()
    func display(rows: [ShelfListBookUI])
    func display(error: String)
    func display(success: String)
}

/// Events on the screen.
protocol ShelfList_HandleUIEvents {
    func onReady()
    func onReturnAllTapped()
    func onBookTapped(number: Int)
}

// MARK: - Data

/// The jobs.
protocol ShelfList_ManageData {
    func loadBooks()
    func returnBooks()
}

/// The results of these jobs.
protocol ShelfList_PresentData: AnyObject {
    func present(books: [Book])
    func presentLoadFailure()
    func presentBooksReturned()
    func presentReturnFailure()
}

// MARK: - Navigation

/// Where it leads.
protocol ShelfList_Navigate {
    func go(to book: Book)
}

// MARK: - Display model

/// A row, with the number of its book.
struct ShelfListBookUI {
    let number: Int
    let title: String
    let author: String
    let loan: String?
    let isOverdue: Bool
}
