import Foundation
import HeadlessUIKit

@testable import Lesson09DataCapture

/// Fills a table with products whose prices are buttons.
final class ProductButtonsAdapter: NSObject {
    private let presenter: OrderEntryPresenter

    init(presenter: OrderEntryPresenter) {
        self.presenter = presenter
        super.init()
    }

    /// Makes this adapter the one that fills the table; rows themselves are not tapped.
    func fill(_ tableView: UITableView) {
        tableView.register(ProductButtonCell.self, forCellReuseIdentifier: "Product")
        tableView.allowsSelection = false
        tableView.dataSource = self
    }
}

extension ProductButtonsAdapter: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let index = indexPath.row
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        (cell as? ProductButtonCell)?.show(row: presenter.row(at: index), at: index, presenter: presenter)
        return cell
    }
}
