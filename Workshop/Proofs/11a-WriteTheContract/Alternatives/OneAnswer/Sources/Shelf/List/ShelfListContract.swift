import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the list what to show.
protocol ShelfList_DisplayUI: AnyObject {
    func display(_ activity: ShelfListActivityUI)
    func display(books: [ShelfListBookUI])
    func display(error: ShelfListAlertUI)
    func display(success: ShelfListAlertUI)
}

/// Events on the list.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReturnAllTapped()
    func onRowTapped(_ index: UInt)
}

// MARK: - Data

/// The jobs.
protocol ShelfList_ManageData: AnyObject {
    func fetchBooks()
    func returnAllBooks()
    func cancelFetch()
}

/// How they end.
protocol ShelfList_PresentData: AnyObject & Sendable {
    func present(_ answer: ShelfListAnswer)
}

// MARK: - Navigation

/// Where the list leads.
protocol ShelfList_Navigate: AnyObject {
    func goToBook(_ book: Book)
    func goBack()
}

// MARK: - Models

/// An answer to one of the jobs.
enum ShelfListAnswer {
    case fetch(Fetch)
    case returning(Returning)

    enum Fetch {
        case books([Book])
        case failed
    }

    enum Returning {
        case done
        case failed
    }
}

/// The activity that is under way, if any.
enum ShelfListActivityUI {
    case idle, loading
}

/// The texts of an alert.
struct ShelfListAlertUI {
    let title: String
    let message: String
}

/// A row.
struct ShelfListBookUI {
    let title: AttributedString
    let detail: AttributedString
    let emphasis: Emphasis

    enum Emphasis {
        case none, overdue
    }
}
