import Foundation
import HeadlessUIKit

/// Connects the table with the presenter: knows which cell is made for which kind of row.
final class ReportAdapter: NSObject {
    let presenter: ReportPresenter

    init(presenter: ReportPresenter) {
        self.presenter = presenter
    }

    /// Makes this adapter the one that fills the table.
    func fill(_ tableView: UITableView) {
        for cellId in ReportRowViewModel.CellId.allCases {
            tableView.register(cellClass(for: cellId), forCellReuseIdentifier: cellId.rawValue)
        }
        tableView.allowsSelection = false
        tableView.dataSource = self
        tableView.delegate = self
    }

    /// A kind without a class does not compile, so the table is never asked for a cell that it can't make.
    private func cellClass(for cellId: ReportRowViewModel.CellId) -> UITableViewCell.Type {
        switch cellId {
        case .groupHeader, .dayHeader: ReportHeaderCell.self
        case .transaction: ReportTransactionCell.self
        case .groupTotal, .grandTotal: ReportTotalCell.self
        case .message, .error: ReportMessageCell.self
        }
    }
}

// MARK: - Rows

extension ReportAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: presenter.cellId(at: indexPath.row), for: indexPath)
        (cell as? any ReportCell)?.show(presenter.row(at: indexPath.row))
        return cell
    }
}

// MARK: - Heights

extension ReportAdapter: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        presenter.cellHeight(at: indexPath.row)
    }
}
