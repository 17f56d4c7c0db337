import Foundation
import HeadlessUIKit

// The list's conversation, in the order in which it is led.

// MARK: The screen says what happened

protocol ShelfList_HandleUIEvents {
    /// The screen can show whatever it is told.
    func onAppearance()

    /// "Return all" was tapped.
    func onReturnAll()

    /// The row with this number was tapped.
    func onTap(row: ShelfListBookUI.ID)
}

// MARK: The data is asked, and answers

protocol ShelfList_ManageData {
    /// Ends in `present(fetch:)`.
    func fetch()

    /// Ends in `present(returnOfEverything:)`.
    func returnEverything()
}

protocol ShelfList_PresentData: AnyObject {
    /// All books in the order in which they are stored, or why there are none.
    func present(fetch: Result<[Book], any Error>)

    /// Every book is back, or why not.
    func present(returnOfEverything: Result<Void, any Error>)
}

// MARK: The screen is told what to show

protocol ShelfList_DisplayUI: AnyObject {
    /// The whole screen, in place of the one before.
    func display(_ screen: ShelfListScreenUI)

    /// Something to read, over the screen.
    func display(announcement: ShelfListAnnouncementUI)
}

/// The whole content of the screen at one time.
struct ShelfListScreenUI: Hashable {
    var isLoading = false
    var rows: [ShelfListBookUI] = []
}

/// A row of it.
struct ShelfListBookUI: Hashable, Identifiable {
    let id: Int
    let title: String
    let subtitle: String
    let isHighlighted: Bool
}

/// The announcement of a job that ended.
enum ShelfListAnnouncementUI: Hashable {
    case fetchFailed(String)
    case everythingReturned(String)
    case returnFailed(String)
}

// MARK: The way on

protocol ShelfList_Navigate {
    /// Opens the book with this number.
    func gotoBook(id: Int)
}
