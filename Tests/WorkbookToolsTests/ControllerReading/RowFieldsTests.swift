import Testing

@testable import WorkbookTools

@Suite("The fields of a row are what its cell shows")
struct RowFieldsTests {
    @Test(
        "a content configuration gives the same ones as labels",
        arguments: [
            [
                "cell.textLabel?.text = book.title", "cell.textLabel?.textColor = book.isLate ? .systemRed : .label",
                "cell.detailTextLabel?.text = text(for: book.due)",
            ],
            [
                "var content = cell.defaultContentConfiguration()", "content.text = book.title",
                "content.textProperties.color = book.isLate ? .systemRed : .label",
                "content.secondaryText = text(for: book.due)", "cell.contentConfiguration = content",
            ],
        ])
    func fields(statements: [String]) throws {
        let proposal = try ControllerTexts.proposal(
            of: """
                final class ShelfViewController: UIViewController, UITableViewDataSource {
                    var books: [Book] = []
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
                        let book = books[indexPath.row]
                        \(statements.joined(separator: "\n        "))
                        return cell
                    }
                }
                """)
        let fields = try #require(proposal.findings.models.first).fields.map { "\($0.name): \($0.type)" }
        #expect(fields == ["title: String", "color: UIColor", "due: String"])
    }
}
