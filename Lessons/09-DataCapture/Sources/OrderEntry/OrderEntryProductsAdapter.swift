import Foundation
import HeadlessUIKit

/// Stands in for the view when the table asks for rows, and tells which one was tapped.
final class OrderEntryProductsAdapter: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let presenter: OrderEntryPresenter

    init(presenter: OrderEntryPresenter) {
        self.presenter = presenter
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Product")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Product")
        let row = presenter.row(at: indexPath.row)
        var content = cell.defaultContentConfiguration()
        content.text = row.name
        content.secondaryText = row.price
        content.secondaryTextProperties.color = .label
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.eventCapture(productAt: indexPath.row)
    }
}
