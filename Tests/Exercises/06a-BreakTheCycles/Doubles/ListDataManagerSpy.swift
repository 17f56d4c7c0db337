import Spies

@testable import Exercise06a

/// Says what is to become of a book that is lent.
final class ListDataManagerSpy: Spy, ShelfListLocalDataManagerInputProtocol {
    func loadBooks() { record() }

    func change(_ change: @escaping @Sendable ([Book]) -> [Book]) {
        record(change([.firstShelf[0].lent(until: 0), .firstShelf[1]]).map { [$0.title, $0.loan?.borrower] })
    }
}
