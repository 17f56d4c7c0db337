@testable import Exercise14a

/// A screen in memory: what one would see on it.
final class ScreenSpy: ShelfList_DisplayUI {
    var isLoading: Bool?
    var lists: [[ShelfListBookUI]] = []
    var alerts: [String] = []

    func display(loading: Bool) { isLoading = loading }
    func display(books: [ShelfListBookUI]) { lists.append(books) }
    func displayFetchError() { alerts.append("fetch failed") }
    func displayReturnSuccess() { alerts.append("returned") }
    func displayReturnError() { alerts.append("return failed") }
}

/// A Worker that counts, and looks at the screen when it is asked.
///
/// A test may let it answer at once.
final class WorkerSpy: ShelfList_ManageData {
    let screen: ScreenSpy
    var fetches = 0
    var returns = 0
    var wasLoadingWhenAsked: [Bool] = []
    var answer: () -> Void = {}

    init(screen: ScreenSpy) {
        self.screen = screen
    }

    func fetchBooks() {
        fetches += 1
        wasLoadingWhenAsked.append(screen.isLoading == true)
        answer()
    }

    func returnAllBooks() {
        returns += 1
        wasLoadingWhenAsked.append(screen.isLoading == true)
        answer()
    }
}

/// A Navigator that remembers where it was sent.
final class WaySpy: ShelfList_Navigate {
    var opened: [Int] = []

    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) { opened.append(book.id) }
}
