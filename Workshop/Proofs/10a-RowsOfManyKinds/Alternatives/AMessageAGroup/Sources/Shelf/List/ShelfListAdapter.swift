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
        let id = presenter.cellId(at: indexPath.row)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: id)
            ?? ShelfListCell(style: .subtitle, reuseIdentifier: id)
        (cell as? ShelfListCell)?.show(row: presenter.row(at: indexPath.row))
        return cell
    }
}

extension ShelfListAdapter: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        presenter.cellHeight(at: indexPath.row)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        // The row may be gone since it was touched.
        guard indexPath.row < presenter.rowCount, presenter.row(at: indexPath.row).bookID != nil else { return nil }
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.eventBookSelected(at: indexPath.row)
    }
}
