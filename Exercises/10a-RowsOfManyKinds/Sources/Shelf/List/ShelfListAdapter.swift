import Foundation
import HeadlessUIKit

/// A proxy of the view: gives the table its presenter's rows, and passes on which one was tapped.
final class ShelfListAdapter: NSObject {
    private let presenter: ShelfListPresenter

    init(presenter: ShelfListPresenter) {
        self.presenter = presenter
    }
}

extension ShelfListAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListCell.identifier, for: indexPath)
        (cell as? ShelfListCell)?.show(row: presenter.row(at: indexPath.row))
        return cell
    }
}

extension ShelfListAdapter: UITableViewDelegate {
    // TODO(10a.5): the table asks how high each row is.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.eventBookSelected(at: indexPath.row)
    }
}
