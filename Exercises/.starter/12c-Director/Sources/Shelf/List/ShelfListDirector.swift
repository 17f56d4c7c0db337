import Foundation
import HeadlessUIKit

/// Directs the list: what is asked for when, and how books look on the screen.
final class ShelfListDirector {
    // TODO(12c.6): own your Worker and your Navigator, but not the Scene, which owns you. Know all three by their roles.
    let dataManager: ShelfList_ManageData
    let navigator: ShelfList_Navigate
    var ui: ShelfList_DisplayUI?

    private let now: @MainActor () -> Date

    init(dataManager: ShelfList_ManageData, navigator: ShelfList_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() {
        // TODO(12c.1): turn each event into a job, and show that it is loading.
        ui?.display(books: [])
    }

    func onReturnAll() {
        ui?.displayReturnSuccess()
    }

    func onBookSelected(index: Int) {
        // TODO(12c.5): open the book in this row, if there is one.
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) {
        // TODO(12c.2): turn the books into rows.
        ui?.display(books: [])
    }

    func presentFetchError() {
        // TODO(12c.4): say so, once, and leave the rows as they are.
        ui?.display(books: [])
    }

    func presentReturnSuccess() {
        // TODO(12c.3): say so, and have the list show what is on the shelf now.
        ui?.display(books: [])
    }

    func presentReturnError() {
        ui?.displayFetchError()
    }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() {
        // An event too: see 12c.1.
    }
}
