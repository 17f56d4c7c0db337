import Foundation
import SourceModel
import Testing

@testable import Refactoring
@testable import Scaffolding

/// Lesson 13 wrote its contracts by hand, from the same screens.
@Suite("A contract proposed from lesson 01 is compared with that of lesson 13")
struct ProposedContractTests {
    struct Screen: Sendable, CustomStringConvertible {
        let controller: String
        let module: String
        /// Proposed, and not in lesson 13, each with the reason.
        var added: [String: String] = [:]
        /// In lesson 13, and not proposed.
        var missing: [String: String] = [:]

        var description: String { controller }
    }

    static let screens = [
        Screen(
            controller: "ItemsViewController", module: "Items/List",
            added: [
                "saveItem(name:enabled:)": "the form calls the list to save; lesson 13's form has a Worker of its own",
                "presentSaveSuccess()": "it is how that job ends", "presentSaveError()": "it is how that job ends",
                "gotoAddItem()": "the controller hands itself over, which the worksheet asks about",
            ],
            missing: ["gotoAddItem(with:)": "the controller hands itself over, and no delegate"]),
        Screen(
            controller: "AddItemViewController", module: "Items/Add",
            added: [
                "saveItem(name:enabled:)": "the controller's word", "presentSaveSuccess()": "named after the job",
                "presentSaveError()": "named after the job",
            ],
            missing: [
                "addItem(name:enabled:)": "lesson 13 says add where the controller says save",
                "presentSuccess()": "with one job its name can be left out, until there is a second",
                "presentError()": "with one job its name can be left out, until there is a second",
                "didAddItem()": "the controller reloads the list by calling it, and names no news",
            ]),
        Screen(controller: "ItemDetailViewController", module: "Items/Detail"),
        Screen(controller: "WelcomeViewController", module: "General/Welcome"),
    ]

    private static func written(_ module: String) throws -> Set<String> {
        let path = "Lessons/13-Modules/Sources/\(module)/\(module.filter { $0 != "/" })Contract.swift"
        let file = try Sources(at: ControllerTexts.root.appendingPathComponent(path)).files[0]
        return Set(file.declarations.filter { $0.kind == .protocol }.flatMap { $0.members.map(\.signature) })
    }

    private static func proposed(_ screen: Screen) throws -> Set<String> {
        let proposal = try ControllerTexts.proposal(screen.controller, named: screen.module)
        return Set(proposal.findings.messages.map(\.key))
    }

    @Test("differs only where there is a reason", arguments: screens)
    func differences(screen: Screen) throws {
        let (proposed, written) = try (Self.proposed(screen), Self.written(screen.module))
        #expect(proposed.subtracting(written) == Set(screen.added.keys))
        #expect(written.subtracting(proposed) == Set(screen.missing.keys))
    }

    @Test("has 26 of lesson 13's 31 messages, word for word")
    func share() throws {
        var (shared, all) = (0, 0)
        for screen in Self.screens {
            let (proposed, written) = try (Self.proposed(screen), Self.written(screen.module))
            shared += proposed.intersection(written).count
            all += written.count
        }
        #expect(all == 31)
        #expect(shared == 26)
    }

    @Test("gives a row what lesson 13 gives it")
    func displayModel() throws {
        let model = try #require(
            try ControllerTexts.proposal("ItemsViewController", named: "Items/List").findings.models.first)
        #expect(model.name == "ItemsListItemUI")
        #expect(model.fields.map { "\($0.name): \($0.type)" } == ["name: String", "color: UIColor", "date: String"])
    }

    @Test("says of each event what follows")
    func follows() throws {
        let steps = try ControllerTexts.proposal("ItemsViewController", named: "Items/List").steps
        let said = steps.map {
            "\($0.event.key): \($0.follows.filter { $0.role != .display }.map(\.key).joined(separator: " "))"
        }
        #expect(
            said == [
                "onUIReady(): fetchItems()", "onAddItem(): gotoAddItem()", "onDeleteAll(): deleteAllItems()",
                "onItemSelected(index:): gotoDetail(for:)",
            ])
    }
}
