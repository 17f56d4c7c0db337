import Testing

@testable import WorkbookTools

@Suite("What is read is said in VIPER's words")
struct ViperWordsTests {
    private static func keys(_ body: String, _ role: ProposedMessage.Role) throws -> [String] {
        let text = """
            final class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
                private let bookService = BookService()
                private var books: [String] = []
                private let spinner = UIActivityIndicatorView()
                private let coverView = UIImageView()
                private let stateLabel = UILabel()
            \(body)
            }
            """
        return ControllerTexts.keys(try ControllerTexts.proposal(of: text, in: .viper), role)
    }

    static let events: [(body: String, key: String)] = [
        ("override func viewWillAppear(_ animated: Bool) { bookService.loadBooks() }", "viewWillAppear()"),
        (
            "@IBAction func didTapReturnButton(_ sender: UIButton) { bookService.returnAllBooks() }",
            "userDidTapReturn()"
        ),
        (
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { books.removeAll() }",
            "userDidSelectRow(at:)"
        ),
        (
            """
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                open(indexPath.section)
                books.removeAll()
            }
            """, "userDidSelectRow(at:in:)"
        ),
        (
            "func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { bookService.findBooks() }",
            "userDidChangeSearchText(text:)"
        ),
        ("func scrollViewDidScroll(_ scrollView: UIScrollView) { bookService.loadMore() }", "scrollViewDidScroll()"),
        (
            """
            func ask(_ alert: UIAlertController) {
                alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in
                    self.bookService.deleteBooks()
                })
            }
            """, "userDidConfirmDelete()"
        ),
    ]

    @Test("an event is what the user did, or UIKit's own word", arguments: events.indices)
    func event(index: Int) throws {
        let event = Self.events[index]
        #expect(try Self.keys(event.body, .event) == [event.key])
    }

    @Test("work begins and ends in two messages, each where it stands")
    func loader() throws {
        let text = """
            final class ShelfViewController: UIViewController {
                private let spinner = UIActivityIndicatorView()
                override func viewDidLoad() {
                    spinner.startAnimating()
                    BookService.shared.loadBooks {
                        self.spinner.stopAnimating()
                    }
                }
            }
            """
        let findings = try ControllerTexts.proposal(of: text, in: .viper).findings
        let places = findings.placed.filter { $0.message.role == .display }.map { "\($0.message.key) \($0.lines)" }
        #expect(places == ["showLoader() 4...4", "hideLoader() 6...6"])
    }

    @Test("a color is what it means, and an image has a name")
    func values() throws {
        let body = """
            func refresh(cover: UIImage, isLate: Bool) {
                coverView.image = cover
                stateLabel.text = isLate ? "late" : "here"
                stateLabel.textColor = isLate ? .red : .gray
            }
            """
        #expect(try Self.keys(body, .display) == ["show(coverImageName:)", "show(state:standsOut:)"])
    }

    @Test("a job that changes all ends with that word")
    func ends() throws {
        let body = """
            @IBAction func clearTapped(_ sender: UIButton) { deleteAllBooks() }
            @IBAction func sendTapped(_ sender: UIButton) { sendBook() }
            private func deleteAllBooks() { bookService.run() }
            private func sendBook() { bookService.run() }
            """
        #expect(try Self.keys(body, .job) == ["deleteAllBooks()", "sendBook()"])
        #expect(
            try Self.keys(body, .answer)
                == ["didDeleteAll()", "didFailToDeleteAll()", "didSend()", "didFailToSend()"])
    }

    @Test("a way keeps the screen's whole name")
    func ways() throws {
        let body = """
            @IBAction func openTapped(_ sender: UIButton) {
                let book = books[0]
                present(ShelfDetailViewController(book: book), animated: true)
            }
            @IBAction func backTapped(_ sender: UIButton) { navigationController?.popViewController(animated: true) }
            """
        #expect(try Self.keys(body, .way) == ["presentShelfDetail(of:)", "goBack()"])
    }

    @Test("a way to SwiftUI is one to the view that is hosted, with what that is given")
    func hosted() throws {
        let body = """
            private var tone: Double = 3
            @IBAction func toneTapped(_ sender: UIButton) {
                present(UIHostingController(rootView: ToneView(tone: tone)), animated: true)
            }
            @IBAction func helpTapped(_ sender: UIButton) {
                let screen = UIHostingController(rootView: AnyView(HelpView()))
                present(screen, animated: true)
            }
            """
        #expect(try Self.keys(body, .way) == ["presentTone(of:)", "presentHelp()"])
    }
}
