import Foundation
import HeadlessUIKit

/// Messages that tell the list's screen what to show, one at a time.
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

/// Events on the list's screen.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onReady()
    func onReturnAll()
    func onTap(on indexPath: IndexPath)
}

/// The jobs of the Worker.
protocol ShelfList_ManageData: AnyObject {
    func fetch()
    func returnAll()
}

/// The Worker's results.
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
