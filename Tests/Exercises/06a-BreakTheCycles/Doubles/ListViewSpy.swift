import Spies

@testable import Exercise06a

final class ListViewSpy: Spy, ShelfListViewProtocol {
    func showLoader() { record() }
    func hideLoader() { record() }
    func show(rows: [ShelfListRow]) { record(rows.map { [$0.title, $0.detail, $0.standsOut ? "red" : ""] }) }
    func showMessage(title: String, text: String) { record(title, text) }
}
