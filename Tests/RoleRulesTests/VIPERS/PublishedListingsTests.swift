import RoleRules
import SourceModel
import Testing

/// The faults in the listings of the VIPER-S article, rebuilt in small and in other words.
///
/// The numbers are those of the workbook's errata.
@Suite("The faults of published listings are found")
struct PublishedListingsTests {
    static let contract = """
        struct NoteUI { let title: String }

        protocol NotesList_DisplayUI: AnyObject {
            func display(notes: [NoteUI])
        }

        protocol NotesList_HandleUIEvents: AnyObject {
            func onUIReady()
        }

        protocol NotesList_Navigate: AnyObject {
            func gotoDetail()
        }
        """

    static let director = """
        final class NotesListDirector {
            weak var ui: NotesList_DisplayUI?
            var navigator: NotesList_Navigate?
        }

        extension NotesListDirector: NotesList_HandleUIEvents {
            func onUIReady() {
                ui?.display(notes: [])
                navigator?.gotoDetail()
            }
        }
        """

    static let scene = """
        final class NotesListScene: UIViewController {
            var eventsHandler: NotesList_HandleUIEvents?

            override func viewDidLoad() {
                super.viewDidLoad()
                eventsHandler?.onUIReady()
            }
        }

        extension NotesListScene: NotesList_DisplayUI {
            func display(notes: [NoteUI]) {}
        }
        """

    struct Fault: CustomTestStringConvertible {
        let testDescription: String
        let file: String
        let text: String
        let replacement: String
        let expected: [String]
    }

    static let faults: [Fault] = [
        Fault(
            testDescription: "5: a contract that leaves a letter out of its own name", file: "Contract",
            text: "NotesList_DisplayUI", replacement: "NoteList_DisplayUI",
            expected: [
                """
                Notes/List/NotesListContract.swift:3:10: NoteList_DisplayUI in the contract of NotesList is not named \
                NotesList_<Role> [contract-present]
                """,
                """
                Notes/List/NotesListDirector.swift:2:18: NotesListDirector names NotesList_DisplayUI, which \
                NotesListContract.swift does not declare [contract-present]
                """,
                """
                Notes/List/NotesListScene.swift:10:27: NotesListScene names NotesList_DisplayUI, which \
                NotesListContract.swift does not declare [contract-present]
                """,
            ]),
        Fault(
            testDescription: "6: a contract whose method is called otherwise by the Director", file: "Director",
            text: "ui?.display(notes: [])", replacement: "ui?.displayNotes([])",
            expected: [
                """
                Notes/List/NotesListContract.swift:4:10: nobody calls display(notes:) of NotesList_DisplayUI \
                [role-methods-have-callers]
                """
            ]),
        Fault(
            testDescription: "17: an actor that turns the words of its role around", file: "Scene",
            text: "var eventsHandler: NotesList_HandleUIEvents",
            replacement: "var eventsHandler: NotesList_UIEventsHandler",
            expected: [
                """
                Notes/List/NotesListContract.swift:8:10: nobody calls onUIReady() of NotesList_HandleUIEvents \
                [role-methods-have-callers]
                """,
                """
                Notes/List/NotesListScene.swift:2:24: NotesListScene names NotesList_UIEventsHandler, which \
                NotesListContract.swift does not declare [contract-present]
                """,
            ]),
        Fault(
            testDescription: "23: a class named by a folder that there is not", file: "Director",
            text: "final class NotesListDirector", replacement: "final class NoteListDirector",
            expected: [
                "Notes/List/NotesListContract.swift:7:10: nobody plays NotesList_HandleUIEvents [roles-have-players]",
                """
                Notes/List/NotesListDirector.swift:1:13: NoteListDirector in Notes/List does not begin with NotesList \
                [names-follow-folders]
                """,
            ]),
        Fault(
            testDescription: "cycle A: a Director that holds its Scene", file: "Director",
            text: "weak var ui", replacement: "var ui",
            expected: [
                """
                Notes/List/NotesListDirector.swift:2:9: NotesListDirector holds ui strongly, in a circle that is \
                never freed: NotesListDirector.ui -> NotesListScene.eventsHandler -> NotesListDirector \
                [no-strong-cycles]
                """
            ]),
        Fault(
            testDescription: "3: a verb that is none of the table's", file: "Contract",
            text: "func gotoDetail()", replacement: "func navigateToDetail()\n    func gotoDetail()",
            expected: [
                """
                Notes/List/NotesListContract.swift:12:10: nobody calls navigateToDetail() of NotesList_Navigate \
                [role-methods-have-callers]
                """,
                """
                Notes/List/NotesListContract.swift:12:10: NotesList_Navigate asks for navigateToDetail(), and a \
                method of Navigate begins with go [verbs-follow-roles]
                """,
            ]),
        Fault(
            testDescription: "a Scene that dismisses itself", file: "Scene",
            text: "    func display(notes: [NoteUI]) {}",
            replacement: "    func display(notes: [NoteUI]) {}\n    func close() { dismiss(animated: true) }",
            expected: [
                """
                Notes/List/NotesListScene.swift:12:20: NotesListScene calls dismiss(animated:), which is navigation \
                [navigation-in-navigators]
                """
            ]),
        Fault(
            testDescription: "18: a Scene that never says that it is ready", file: "Scene",
            text: "        eventsHandler?.onUIReady()\n", replacement: "",
            expected: [
                """
                Notes/List/NotesListContract.swift:8:10: nobody calls onUIReady() of NotesList_HandleUIEvents \
                [role-methods-have-callers]
                """
            ]),
        Fault(
            testDescription: "27: a way back that nobody takes", file: "Contract",
            text: "func gotoDetail()", replacement: "func gotoDetail()\n    func goBack()",
            expected: [
                """
                Notes/List/NotesListContract.swift:13:10: nobody calls goBack() of NotesList_Navigate \
                [role-methods-have-callers]
                """
            ]),
    ]

    static func sources(with fault: Fault?) throws -> Sources {
        let files = [("Contract", contract), ("Director", director), ("Scene", scene)]
        return try Sources(
            files: files.map { name, text in
                let isFaulty = name == fault?.file
                let changed = isFaulty ? text.replacing(fault?.text ?? "", with: fault?.replacement ?? "") : text
                #expect(!isFaulty || changed != text)
                return (path: "Notes/List/NotesList\(name).swift", text: changed)
            })
    }

    @Test("and nothing else is", arguments: faults)
    func found(_ fault: Fault) throws {
        let violations = try Self.sources(with: fault).violations(of: .viperS)
        #expect(
            violations.map { "\($0.file):\($0.line):\($0.column): \($0.what) [\($0.rule)]" } == fault.expected)
    }

    @Test("without the faults nothing is found")
    func sound() throws {
        #expect(try Self.sources(with: nil).violations(of: .viperS).map(\.description) == [])
    }
}
