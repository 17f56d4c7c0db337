import Foundation
import Testing

@testable import WorkbookTools

/// Lesson 08 wrote its outputs and routers by hand, for the same screens.
@Suite("Outputs of Clean VIPER proposed from lesson 01 are compared with those of lesson 08")
struct ProposedCleanContractTests {
    static let screens = [
        ComparedScreen(
            controller: "ItemsViewController", module: "Items",
            added: [
                "present(model:)": "with the label of new-module",
                "presentSaveItemSuccess()":
                    "the form calls the list to save; lesson 08's form has a UseCase of its own",
                "presentSaveItemError()": "it is how that job ends",
                "showItemsError(message:)": "a text, as new-module has it",
                "showDeleteAll(message:)": "a text in place of rows by itself",
                "showDeleteAllEnd()": "the indicator stops, and the rows are gone",
                "showDeleteAllSuccess(message:)": "the alert by itself",
                "showDeleteAllError(message:)": "a text, as new-module has it",
                "eventAdd()": "the controller hands itself over, which the worksheet asks about",
                "eventItemSelected()": "an item has no id in lesson 01, which the worksheet asks about",
            ],
            missing: [
                "present(item:)": "with the label of the lesson",
                "show(titles:)": "words that never change stay in the view controller",
                "showItemsError(alert:)": "with a view model for alerts",
                "showDeleteAll(message:alert:)": "two things at once",
                "showDeleteAllError(alert:)": "with a view model for alerts",
                "eventAdd(delegate:)": "the controller hands itself over, and no delegate",
                "eventItemSelected(id:)": "an item has an id in lesson 08",
            ]),
        ComparedScreen(
            controller: "AddItemViewController", module: "AddItem",
            added: [
                "showSaveError(message:)": "a text, as new-module has it",
                "eventDone()": "without the scene, as new-module has it",
            ],
            missing: [
                "presentNameMissing()": "a job ends well or badly, until somebody reads why",
                "show(form:)": "words that never change stay in the view controller",
                "showSaveError(alert:)": "with a view model for alerts",
                "eventDone(on:)": "with the scene that is left",
            ]),
        ComparedScreen(
            controller: "ItemDetailViewController", module: "ItemDetail",
            added: [
                "show(name:)": "value by value", "show(state:standsOut:)": "value by value",
                "show(date:)": "value by value",
            ],
            missing: [
                "show(item:)": "all values in a view model", "show(title:)": "the title never changes",
                "show(message:)": "the controller is given its item, so it is never missing",
                "present(item:)": "the controller is given its item, so nobody has to get it",
                "presentNoItemFound()": "the controller is given its item, so it is never missing",
            ]),
        ComparedScreen(
            controller: "WelcomeViewController", module: "Welcome",
            missing: ["show(welcome:)": "words that never change stay in the view controller"]),
    ]

    private static func written(_ screen: ComparedScreen) throws -> Set<String> {
        let front = "08-CleanViper/Sources/\(screen.module)/\(screen.module)"
        let files = ["UseCaseOutput", "PresenterOutput", "RouterProtocol"].map { "\(front)\($0).swift" }
        return try ControllerTexts.written(
            files.filter {
                FileManager.default.fileExists(
                    atPath: ControllerTexts.root.appendingPathComponent("Lessons/\($0)").path)
            })
    }

    private static func proposed(_ screen: ComparedScreen) throws -> Set<String> {
        try screen.proposed(.cleanViper, [.display, .answer, .way])
    }

    @Test("differ only where there is a reason", arguments: screens)
    func differences(screen: ComparedScreen) throws {
        screen.expect(try Self.proposed(screen), insteadOf: try Self.written(screen))
    }

    @Test("have 15 of lesson 08's 32 messages, word for word")
    func share() throws {
        let both = try Self.screens.map { (try Self.proposed($0), try Self.written($0)) }
        #expect(both.map(\.1.count).reduce(0, +) == 32)
        #expect(both.map { $0.0.intersection($0.1).count }.reduce(0, +) == 15)
    }

    @Test("belong each to its event")
    func occasions() throws {
        let proposal = try ControllerTexts.proposal(
            "ItemsViewController", named: "Items", in: .cleanViper)
        let deleting = proposal.findings.messages.filter {
            $0.occasion == "DeleteAll" && $0.role == .display
        }
        #expect(
            Set(deleting.map(\.key)) == [
                "showDeleteAllStart()", "showDeleteAllEnd()", "showDeleteAll(message:)",
                "showDeleteAllSuccess(message:)", "showDeleteAllError(message:)",
            ])
    }

    @Test("say of each event what follows, in the presenter's words")
    func follows() throws {
        let steps = try ControllerTexts.proposal("ItemsViewController", named: "Items", in: .cleanViper)
            .steps
        let said = steps.map {
            "\($0.event.key): \($0.follows.filter { $0.role != .display }.map { "\($0.role) \($0.key)" }.joined(separator: " "))"
        }
        #expect(
            said == [
                "eventViewReady(): job eventViewReady()", "eventAdd(): way eventAdd()",
                "eventDeleteAll(): job eventDeleteAll()", "eventItemSelected(at:): way eventItemSelected()",
            ])
    }
}
