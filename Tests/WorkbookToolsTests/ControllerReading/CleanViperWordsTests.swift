import Foundation
import Testing

@testable import WorkbookTools

@Suite("What is read is said in Clean VIPER's words, event by event")
struct CleanViperWordsTests {
    private static func proposal(_ body: String, _ types: String = "") throws -> Proposal {
        let text = """
            final class ShelfViewController: UIViewController {
                private let bookService = BookService()
                private var books: [Book] = []
                private let spinner = UIActivityIndicatorView()
                private let stateLabel = UILabel()
            \(body)
            }
            \(types)
            """
        return try ControllerTexts.proposal(of: text, in: .cleanViper)
    }

    private static func file(_ ending: String, of proposal: Proposal) throws -> String {
        let module = try ModuleFromController(ModuleName("Shelf/List"), proposal, .headless)
        return module.files(testing: "App").first { $0.path.hasSuffix("/ShelfList\(ending).swift") }?
            .text ?? ""
    }

    private static let returning = """
            @IBAction func returnTapped(_ sender: UIButton) { bookService.returnAllBooks() }
        """

    @Test("a job ends in the output of the event that asked for it")
    func answers() throws {
        let proposal = try Self.proposal(Self.returning)
        #expect(ControllerTexts.keys(proposal, .event) == ["eventReturn()"])
        #expect(ControllerTexts.keys(proposal, .job) == ["eventReturn()"])
        #expect(
            ControllerTexts.keys(proposal, .answer) == ["presentReturnSuccess()", "presentReturnError()"])
        #expect(proposal.jobs.map(\.message.key) == ["returnAllBooks()"])
    }

    @Test("what two events show is said in the outputs of both")
    func shared() throws {
        let body = """
                @IBAction func returnTapped(_ sender: UIButton) { work() }
                @IBAction func renewTapped(_ sender: UIButton) { work() }
                private func work() {
                    spinner.startAnimating()
                }
                override func viewWillAppear(_ animated: Bool) { bookService.loadBooks() }
            """
        let text = body.replacingOccurrences(
            of: "{ work() }", with: "{ bookService.renewBooks(); work() }")
        let starts = ControllerTexts.keys(try Self.proposal(text), .display)
        #expect(starts == ["showReturnStart()", "showRenewStart()"])
    }

    @Test("a list is told as copies, between a start and an end")
    func list() throws {
        let body = """
                override func viewDidLoad() { loadBooks() }
                private func loadBooks() {
                    bookService.run { found in self.books = found }
                }
            """
        let types =
            "struct Book { let title: String; let pages: Int; private let secret: String; let cover: UIImage }"
        let proposal = try Self.proposal(body, types)
        #expect(
            ControllerTexts.keys(proposal, .answer) == [
                "presentBooksStart()", "present(model:)", "presentNoBooksFound()", "presentBooksError()",
                "presentBooksEnd()",
            ])
        let model = try Self.file("PresentationModel", of: proposal)
        #expect(
            model.contains("    let title: String\n    let pages: Int\n\n    init(_ entity: Book) {\n"))
        #expect(!model.contains("secret") && !model.contains("cover"))
        let useCase = try Self.file("UseCase", of: proposal)
        #expect(
            useCase.contains(
                "entityGateway.loadBooks { [weak self] result in self?.presentBooks(result) }"))
    }

    @Test("a second list has a copy and a message of its own")
    func twoLists() throws {
        let body = """
                private var authors: [Author] = []
                override func viewDidLoad() {
                    loadBooks()
                    loadAuthors()
                }
                private func loadBooks() {
                    bookService.run { found in self.books = found }
                }
                private func loadAuthors() {
                    bookService.run { found in self.authors = found }
                }
            """
        let types = "struct Book { let title: String }\nstruct Author { let name: String }"
        let proposal = try Self.proposal(body, types)
        let told = proposal.findings.messages(.answer).map(\.signature).filter { $0.contains("Model") }
        #expect(
            told == [
                "present(model: ShelfListPresentationModel)", "present(author: ShelfListAuthorPresentationModel)",
            ])
        let models = try Self.file("PresentationModel", of: proposal)
        #expect(models.contains("struct ShelfListAuthorPresentationModel {\n    let name: String\n"))
        let useCase = try Self.file("UseCase", of: proposal)
        #expect(useCase.contains("output?.present(author: ShelfListAuthorPresentationModel(entity))"))
    }

    @Test("two buttons of one name are one event, with the jobs of both")
    func sameName() throws {
        let body = """
                @IBAction func doneTapped(_ sender: UIButton) { saveShelf() }
                @IBAction func handleDone(_ sender: UIButton) { sendNote() }
                private func saveShelf() { bookService.run() }
                private func sendNote() { bookService.run() }
            """
        let proposal = try Self.proposal(body)
        #expect(ControllerTexts.keys(proposal, .event) == ["eventDone()"])
        let useCase = try Self.file("UseCase", of: proposal)
        #expect(useCase.components(separatedBy: "func eventDone()").count == 2)
        #expect(useCase.contains("entityGateway.saveShelf") && useCase.contains("entityGateway.sendNote"))
    }

    @Test("a UseCase decides by itself in which order it does two things")
    func severalJobs() throws {
        let body = """
                @IBAction func returnTapped(_ sender: UIButton) {
                    saveShelf()
                    sendNote()
                }
                private func saveShelf() { bookService.run() }
                private func sendNote() { bookService.run() }
            """
        let proposal = try Self.proposal(body)
        let useCase = try Self.file("UseCase", of: proposal)
        #expect(
            useCase.contains(
                "// TODO: entityGateway.saveShelf\n        // TODO: entityGateway.sendNote\n"))
        #expect(
            ControllerTexts.keys(proposal, .answer) == [
                "presentSaveShelfSuccess()", "presentSaveShelfError()", "presentSendNoteSuccess()",
                "presentSendNoteError()",
            ])
    }

    private static let opening = """
            @IBAction func openTapped(_ sender: UIButton) {
                let book = books[0]
                present(BookViewController(book: book), animated: true)
            }
        """

    @Test("a router is told an entity's id")
    func id() throws {
        let proposal = try Self.proposal(Self.opening, "struct Book { let id: Int }")
        let way = try #require(proposal.findings.messages(.way).first)
        #expect(way.signature == "eventOpen(id: Int)")
        #expect(proposal.findings.questions.isEmpty)
    }

    @Test("where an entity has none, that is a question")
    func noID() throws {
        let proposal = try Self.proposal(Self.opening, "struct Book { let title: String }")
        #expect(ControllerTexts.keys(proposal, .way) == ["eventOpen()"])
        #expect(
            proposal.findings.questions.map(\.text) == [
                "`Book` stays with the UseCase, and has no id by which the router could be told which one"
            ])
    }

    @Test("an event that may lead to two screens names them, and the way back is the end")
    func ways() throws {
        let body = """
                @IBAction func openTapped(_ sender: UIButton) {
                    if books.isEmpty {
                        present(HelpViewController(), animated: true)
                    } else {
                        present(SearchViewController(), animated: true)
                    }
                }
                @IBAction func backTapped(_ sender: UIButton) { dismiss(animated: true) }
            """
        let proposal = try Self.proposal(body)
        #expect(
            ControllerTexts.keys(proposal, .way) == [
                "eventOpenHelp()", "eventOpenSearch()", "eventDone()",
            ])
        #expect(
            try Self.file("Router", of: proposal).contains("viewController?.dismiss(animated: true)"))
    }

    @Test("a gateway is spied, since no presenter can be made without one")
    func gateway() throws {
        let spies = try Self.file("Spies", of: Self.proposal(Self.returning))
        #expect(spies.contains("final class EntityGateway: Spy, ShelfListEntityGateway {"))
        #expect(spies.contains("record(\"entityGateway.returnAllBooks()\")"))
    }
}
