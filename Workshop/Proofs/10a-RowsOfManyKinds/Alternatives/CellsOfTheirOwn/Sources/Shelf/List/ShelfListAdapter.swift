import Foundation
import HeadlessUIKit

/// A proxy of the view: gives the table its presenter's rows, and passes on which one was tapped.
final class ShelfListAdapter: NSObject {
    private let presenter: ShelfListPresenter

    init(presenter: ShelfListPresenter) {
        self.presenter = presenter
    }

    /// Makes this adapter the one that fills the table.
    func fill(_ table: UITableView) {
        for cellId in ShelfListViewModel.CellId.allCases {
            table.register(cellClass(for: cellId), forCellReuseIdentifier: cellId.rawValue)
        }
        table.dataSource = self
        table.delegate = self
    }

    private func cellClass(for cellId: ShelfListViewModel.CellId) -> UITableViewCell.Type {
        switch cellId {
        case .book: ShelfListCell.self
        case .heading, .message, .error, .footer: ShelfListTextCell.self
        }
    }
}

extension ShelfListAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: presenter.cellId(at: indexPath.row), for: indexPath)
        (cell as? any ShelfListRowCell)?.show(row: presenter.row(at: indexPath.row))
        return cell
    }
}

extension ShelfListAdapter: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        presenter.cellHeight(at: indexPath.row)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.eventBookSelected(at: indexPath.row)
    }
}
