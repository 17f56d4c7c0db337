import Testing

@testable import WorkbookTools

/// Lesson 13 wrote its contracts by hand, for the same screens.
@Suite("A contract proposed from lesson 01 is compared with that of lesson 13")
struct ProposedContractTests {
    static let screens = [
        ComparedScreen(
            controller: "ItemsViewController", module: "Items/List",
            added: [
                "saveItem(name:enabled:)": "the form calls the list to save; lesson 13's form has a Worker of its own",
                "presentSaveSuccess()": "it is how that job ends", "presentSaveError()": "it is how that job ends",
                "gotoAddItem()": "the controller hands itself over, which the worksheet asks about",
            ],
            missing: ["gotoAddItem(with:)": "the controller hands itself over, and no delegate"]),
        ComparedScreen(
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
        ComparedScreen(controller: "ItemDetailViewController", module: "Items/Detail"),
        ComparedScreen(controller: "WelcomeViewController", module: "General/Welcome"),
    ]

    private static func written(_ module: String) throws -> Set<String> {
        try ControllerTexts.written(["13-Modules/Sources/\(module)/\(module.filter { $0 != "/" })Contract.swift"])
    }

    @Test("differs only where there is a reason", arguments: screens)
    func differences(screen: ComparedScreen) throws {
        screen.expect(try screen.proposed(.viperS), insteadOf: try Self.written(screen.module))
    }

    @Test("has 26 of lesson 13's 31 messages, word for word")
    func share() throws {
        var (shared, all) = (0, 0)
        for screen in Self.screens {
            let (proposed, written) = try (screen.proposed(.viperS), Self.written(screen.module))
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
