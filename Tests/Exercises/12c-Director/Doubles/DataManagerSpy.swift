import Spies

@testable import Exercise12c

/// Stands in for the Worker.
///
/// It never answers by itself: a test presents what it wants.
final class DataManagerSpy: Spy, ShelfList_ManageData {
    func fetchBooks() { record() }
    func returnAllBooks() { record() }
}
