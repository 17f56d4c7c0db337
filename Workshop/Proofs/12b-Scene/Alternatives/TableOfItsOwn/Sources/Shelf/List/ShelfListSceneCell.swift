import Foundation
import HeadlessUIKit

/// A row of the list: the title above, and below it the author and the loan.
final class ShelfListSceneCell: UITableViewCell {
    static let identifier = "Book"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }
}

/// The rows of the list, and the taps on them.
final class ShelfListSceneTable: NSObject {
    var books: [ShelfListBookUI] = []
    var onSelect: ((Int) -> Void)?
}

extension ShelfListSceneTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfListSceneCell.identifier, for: indexPath)
        let book = books[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.textProperties.color = book.color
        content.secondaryText = book.detail
        cell.contentConfiguration = content
        return cell
    }
}

extension ShelfListSceneTable: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(indexPath.row)
    }
}
