import Spies

@testable import Exercise06a

final class DetailViewSpy: Spy, BookDetailViewProtocol {
    func show(title: String, author: String) { record(title, author) }
    func show(status: String, standsOut: Bool) { record(status, standsOut) }
    func show(canLend: Bool) { record(canLend) }
}
