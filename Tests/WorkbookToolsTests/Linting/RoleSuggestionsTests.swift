import RoleRules
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("A project's own names are proposed with their reasons")
struct RoleSuggestionsTests {
    private func suggestions(_ files: KeyValuePairs<String, String>, _ names: String? = nil) throws -> RoleSuggestions {
        let sources = try Sources(files: files.map { (path: $0.key, text: $0.value) })
        return try sources.roleSuggestions(for: .viper, named: names.map { try RoleNames(json: $0) })
    }

    private static let logic: KeyValuePairs<String, String> = [
        "Login/LoginPresenter.swift": "class LoginPresenter { let interactor: LoginLogic; let view: LoginView? }",
        "Login/LoginLogic.swift": "class LoginLogic {}",
        "Shelf/ShelfPresenter.swift": "class ShelfPresenter { let interactor: any ShelfWork }",
        "Shelf/ShelfLogic.swift": "protocol ShelfWork {}\nclass ShelfLogic: ShelfWork {}",
    ]

    @Test("by the name under which somebody stores them")
    func byHolder() throws {
        let found = try suggestions(Self.logic)
        #expect(
            found.suggestions == [
                RoleSuggestion(
                    key: .roles, role: "interactor", word: "Logic",
                    reasons: [
                        "2 types without a role end so, and 2 of them look like an Interactor",
                        "LoginLogic is stored as interactor by LoginPresenter",
                        "ShelfLogic is stored as interactor by ShelfPresenter",
                    ])
            ])
        #expect(found.names.json == "{\n  \"roles\": {\n    \"interactor\": [\"Logic\"]\n  }\n}")
        #expect([found.placed, found.unplaced, found.unplacedAfter] == [2, 2, 0])
    }

    @Test("beside the names that the project has given already, which the file keeps")
    func merged() throws {
        let given = """
            { "roles": { "assembler": ["Maker"] }, "protocols": { "view": ["Face"] }, "modules": ["Features"] }
            """
        let found = try suggestions(Self.logic, given)
        let file = try RoleNames(json: found.names.json)
        #expect(file.roles == [.assembler: ["Maker"], .interactor: ["Logic"]])
        #expect(file.protocols == [.view: ["Face"]])
        #expect(file.modules == ["Features"])
    }

    @Test("view controllers by the presenter that they store, makers by whom they make")
    func byWhatTheyDo() throws {
        let found = try suggestions([
            "Login.swift": """
            class LoginPresenter {}
            class LoginInteractor {}
            class LoginPage: UIViewController { let presenter: LoginPresenter }
            enum LoginKit { static func make() { _ = LoginPresenter(); _ = LoginInteractor() } }
            """,
            "Shelf.swift": """
            class ShelfPresenter {}
            class ShelfInteractor {}
            class ShelfPage: UIViewController { let presenter: ShelfPresenter }
            enum ShelfKit { static func make() { _ = ShelfPresenter(); _ = ShelfInteractor() } }
            """,
        ])
        #expect(found.suggestions.map { "\($0.word): \($0.role)" } == ["Kit: assembler", "Page: view"])
        #expect(found.suggestions[0].reasons[1] == "LoginKit makes LoginInteractor, LoginPresenter")
        #expect(found.suggestions[1].reasons[1] == "LoginPage is a view controller that stores presenter")
    }

    @Test("protocols by who plays them, folders by what actors carry")
    func protocolsAndFolders() throws {
        let found = try suggestions([
            "A.swift": "protocol LoginListening {}\nclass LoginPresenter: LoginListening {}",
            "B.swift": "protocol ShelfListening {}\nclass ShelfPresenter: ShelfListening {}",
            "C.swift": "class ShelfInteractor { func load(_ book: Book, of reader: Reader) -> [Loan] { [] } }",
            "DTO/Book.swift": "struct Book {}", "DTO/Loan.swift": "struct Loan {}",
            "DTO/Reader.swift": "enum Reader {}",
        ])
        #expect(
            found.suggestions.map { "\($0.key.rawValue) \($0.word): \($0.role)" }
                == ["protocols Listening: presenter", "folders DTO: entity"])
        #expect(found.unplacedAfter == 0)
    }

    @Test("nothing is proposed on one sign alone, on contradicting ones, or for words that say nothing")
    func doubtful() throws {
        let found = try suggestions([
            "A.swift": "class LoginPresenter { let interactor: LoginLogic }\nclass LoginLogic {}\nclass ShelfLogic {}",
            "B.swift": "class ShelfPresenter { let interactor: ShelfHand; let router: HomeHand }",
            "C.swift": "class ShelfHand {}\nclass HomeHand {}\nclass HomePresenter { let router: ShelfHand }",
            "D.swift": "protocol LoginProtocol {}\nextension LoginPresenter: LoginProtocol {}",
            "E.swift": "protocol ShelfProtocol {}\nextension ShelfPresenter: ShelfProtocol {}",
            "Help/F.swift": "struct Padding {}\nstruct Fonts {}\nenum Sizes {}",
        ])
        #expect(found.suggestions == [])
        #expect(found.names.json == "{}")
    }

    @Test("where there is nothing to name, the error says so")
    func errors() throws {
        let empty = try Sources(files: [(path: "A.swift", text: "let a = 1")])
        #expect(throws: RoleRulesError.self) { try empty.roleSuggestions(for: .viper, named: nil) }
        let mvc = try #require(Architecture.all.first { $0.name == "mvc" })
        do {
            _ = try empty.roleSuggestions(for: mvc, named: nil)
            Issue.record("mvc has no roles")
        } catch {
            #expect(
                error.description == """
                    mvc has no roles, so there are no names to suggest.
                      fix: name an architecture with roles: viper-s, viper, clean-viper
                    """)
        }
    }
}
