import Foundation
import HeadlessUIKit

/// Connects the table with the presenter: a part of the view, which asks for each row that is seen and tells which
/// one was tapped.
final class ItemsAdapter: NSObject {
    let presenter: ItemsPresenter

    init(presenter: ItemsPresenter) {
        self.presenter = presenter
    }
}

// MARK: - Rows

extension ItemsAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemsCell.identifier, for: indexPath)
        (cell as? ItemsCell)?.show(row: presenter.row(at: indexPath.row))
        return cell
    }
}

// MARK: - Taps

extension ItemsAdapter: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.eventItemSelected(at: indexPath.row)
    }
}
