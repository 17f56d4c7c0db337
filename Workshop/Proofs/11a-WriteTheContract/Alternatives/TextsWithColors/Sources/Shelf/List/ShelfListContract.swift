import Foundation
import HeadlessUIKit

// MARK: - Roles

protocol ShelfList_DisplayUI: AnyObject {
    func displayBusy(_ isBusy: Bool)
    func displayRows(_ rows: [ShelfListBookUI])
    func display(failure text: String)
    func display(success text: String)
}

protocol ShelfList_HandleUIEvents: AnyObject {
    func onLoaded()
    func onReturnAllButtonTapped()
    func onRowSelected(at number: Int)
}

protocol ShelfList_ManageData: AnyObject {
    func fetch()
    func returnAll()
}

protocol ShelfList_PresentData: AnyObject {
    func presentFetch(_ result: Result<[Book], any Error>)
    func presentReturn(_ result: Result<Void, any Error>)
}

protocol ShelfList_Navigate: AnyObject {
    func goForward(to book: Book)
}

// MARK: - Rows

struct ShelfListBookUI: Equatable {
    struct Text: Equatable {
        let string: String
        let color: UIColor
    }

    let title: Text
    let detail: Text
}
