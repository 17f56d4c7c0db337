import UIKit

class ContactListAdapter: NSObject {
    var presenter: ContactListPresenter!
}

// MARK: - UITableViewDataSource

extension ContactListAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: presenter.cellId(at: indexPath.row), for: indexPath)
        (cell as? ContactListCell)?.show(row: presenter.row(at: indexPath.row))
        return cell
    }
}

// MARK: - UITableViewDelegate

extension ContactListAdapter: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return CGFloat(presenter.cellHeight(at: indexPath.row))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.eventContactSelected(at: indexPath.row)
    }
}
