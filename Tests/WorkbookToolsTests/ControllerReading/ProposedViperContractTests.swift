import Testing

@testable import WorkbookTools

/// Lesson 06 wrote its protocols by hand, for the same screens.
@Suite("Protocols of VIPER proposed from lesson 01 are compared with those of lesson 06")
struct ProposedViperContractTests {
    static let screens = [
        ComparedScreen(
            controller: "ItemsViewController", module: "Items",
            added: [
                "saveItem(name:enabled:)":
                    "the form calls the list to save; lesson 06's form has an interactor of its own",
                "didSave()": "it is how that job ends", "didFailToSave()": "it is how that job ends",
                "presentAddItem()": "the controller hands itself over, which the worksheet asks about",
                "didFetch(items:)": "with the label of new-module",
            ],
            missing: [
                "presentAddItem(delegate:)": "the controller hands itself over, and no delegate",
                "didFetch(_:)": "without a label",
            ]),
        ComparedScreen(
            controller: "AddItemViewController", module: "AddItem",
            added: [
                "saveItem(name:enabled:)": "the controller's word",
                "showLoader()": "a button that waits is a sign of work",
                "hideLoader()": "a button that waits no longer",
            ],
            missing: [
                "save(name:enabled:)": "lesson 06 says save where the controller says saveItem",
                "show(canSave:)": "lesson 06 says of the button what it means",
                "didRefuseName()": "a job ends well or badly, until somebody reads why",
                "didAddItem()": "the controller reloads the list by calling it, and names no news",
            ]),
        ComparedScreen(controller: "ItemDetailViewController", module: "ItemDetail"),
        ComparedScreen(controller: "WelcomeViewController", module: "Welcome"),
    ]

    private static func written(_ screen: ComparedScreen) throws -> Set<String> {
        try ControllerTexts.written(
            ["06-Viper/Sources/\(screen.module)/\(screen.module)Protocols.swift"], without: ["DataManager"])
    }

    @Test("differ only where there is a reason", arguments: screens)
    func differences(screen: ComparedScreen) throws {
        screen.expect(try screen.proposed(.viper), insteadOf: try Self.written(screen))
    }

    @Test("have 27 of lesson 06's 33 messages, word for word")
    func share() throws {
        var (shared, all) = (0, 0)
        for screen in Self.screens {
            let (proposed, written) = try (screen.proposed(.viper), Self.written(screen))
            shared += proposed.intersection(written).count
            all += written.count
        }
        #expect(all == 33)
        #expect(shared == 27)
    }

    @Test("give a row values that need no UIKit, as lesson 06 does")
    func row() throws {
        let model = try #require(
            try ControllerTexts.proposal("ItemsViewController", named: "Items", in: .viper).findings.models.first)
        #expect(model.name == "ItemsRow")
        #expect(model.fields.map { "\($0.name): \($0.type)" } == ["name: String", "standsOut: Bool", "date: String"])
    }

    @Test("say of each event what follows")
    func follows() throws {
        let steps = try ControllerTexts.proposal("ItemsViewController", named: "Items", in: .viper).steps
        let said = steps.map {
            "\($0.event.key): \($0.follows.filter { $0.role != .display }.map(\.key).joined(separator: " "))"
        }
        #expect(
            said == [
                "viewDidLoad(): fetchItems()", "userDidTapAdd(): presentAddItem()",
                "userDidTapDeleteAll(): deleteAllItems()", "userDidSelectRow(at:): presentItemDetail(of:)",
            ])
    }
}
