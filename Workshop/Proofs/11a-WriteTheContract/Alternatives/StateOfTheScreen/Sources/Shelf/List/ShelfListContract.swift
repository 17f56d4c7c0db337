import Foundation
import HeadlessUIKit

/// What the list's screen can show: one of these at a time.
protocol ShelfList_DisplayUI: AnyObject {
    func display(_ state: ShelfListStateUI)
}

/// The states of the list's screen.
enum ShelfListStateUI {
    case loading
    case rows([ShelfListBookUI])
    case success(text: String)
    case failure(text: String)
}

/// A row of the list.
struct ShelfListBookUI: Equatable {
    var title: String
    var author: String
    var loan: String?
    var color: UIColor = .darkGray
}

/// What happens on the list's screen.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onReady()
    func onReturnAll()
    func onTap(on indexPath: IndexPath)
}

/// What the Worker does.
protocol ShelfList_ManageData: AnyObject {
    func fetch()
    func returnAll()
}

/// What the Worker says.
protocol ShelfList_PresentData: AnyObject {
    func presentFetched(_ books: [Book])
    func presentFetchFailed()
    func presentReturned()
    func presentReturnFailed()
}

/// Where to.
protocol ShelfList_Navigate: AnyObject {
    func go(to book: Book)
}
