import Testing

@testable import Playing

@Suite("The conversation that adds an item, from the tap to the list that shows it")
struct AddItemTests {
    static let milk = #"Item(name: "Milk", enabled: true, date: 2024-05-03T23:50:00Z)"#
    static let zucchini = #"Item(name: "Zucchini", enabled: true, date: <now>)"#
    static let apples = #"Item(name: "Apples", enabled: false, date: <now>)"#
    static let shownMilk = #"ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024")"#
    static let shownZucchini = #"ItemUI(name: "Zucchini", color: .darkGray, date: "<today>")"#
    static let shownApples = #"ItemUI(name: "Apples", color: .systemRed, date: "<today>")"#

    static let opening = [
        "user launches the app with Milk stored",
        #"user taps "Show items""#,
        "GeneralWelcomeScene -> GeneralWelcomeDirector onShowItems()",
        "GeneralWelcomeDirector -> GeneralWelcomeNavigator gotoItems()",
        "ItemsListScene -> ItemsListDirector onUIReady()",
        "ItemsListDirector -> ItemsListScene display(loading: true)",
        "ItemsListDirector -> ItemsListWorker fetchItems()",
        "ItemsListWorker -> ItemsListDirector present(items: [\(milk)])",
        "ItemsListDirector -> ItemsListScene display(items: [\(shownMilk)])",
        "ItemsListDirector -> ItemsListScene display(loading: false)",
    ]

    static let goingToForm = [
        #"user taps "Add""#,
        "ItemsListScene -> ItemsListDirector onAddItem()",
        "ItemsListDirector -> ItemsListNavigator gotoAddItem(with: ItemsListDirector)",
    ]

    static func saving(_ item: String, stored: String, shown: String) -> [String] {
        [
            #"user taps "Save""#,
            "ItemsAddScene -> ItemsAddDirector onSaveItem(\(item))",
            "ItemsAddDirector -> ItemsAddScene display(loading: true)",
            "ItemsAddDirector -> ItemsAddWorker addItem(\(item))",
            "ItemsAddWorker -> ItemsAddDirector presentSuccess()",
            "ItemsAddDirector -> ItemsAddScene display(loading: false)",
            "ItemsAddDirector -> ItemsListDirector didAddItem()",
            "ItemsListDirector -> ItemsListScene display(loading: true)",
            "ItemsListDirector -> ItemsListWorker fetchItems()",
            "ItemsAddDirector -> ItemsAddNavigator goBack()",
            "ItemsListWorker -> ItemsListDirector present(items: [\(stored)])",
            "ItemsListDirector -> ItemsListScene display(items: [\(shown)])",
            "ItemsListDirector -> ItemsListScene display(loading: false)",
        ]
    }

    private static func trace() async throws -> Trace {
        try await Rungs.trace("add-item", on: 13)
    }

    @Test("on rung 13 it is this one, message by message")
    func conversation() async throws {
        let trace = try await Self.trace()
        let first = Self.saving(
            #"name: "Zucchini", enabled: true"#, stored: [Self.milk, Self.zucchini].joined(separator: ", "),
            shown: [Self.shownMilk, Self.shownZucchini].joined(separator: ", "))
        let second = Self.saving(
            #"name: "Apples", enabled: false"#,
            stored: [Self.milk, Self.zucchini, Self.apples].joined(separator: ", "),
            shown: [Self.shownMilk, Self.shownZucchini, Self.shownApples].joined(separator: ", "))
        let difference = trace.difference(
            from: Self.opening + Self.goingToForm + [#"user types "Zucchini" into "Name""#] + first
                + Self.goingToForm + [#"user types "Apples" into "Name""#, #"user toggles "Enabled""#] + second)
        if let difference { Issue.record(Comment(rawValue: difference)) }
    }

    @Test("whichever message is dropped, or sent after the next one: it is named as the one expected next")
    func mutants() async throws {
        let trace = try await Self.trace()
        for (place, step) in trace.steps.enumerated() {
            for (index, message) in step.messages.enumerated() {
                var dropped = step.messages
                dropped.remove(at: index)
                var swapped = step.messages
                if index + 1 < swapped.count { swapped.swapAt(index, index + 1) }
                for mutant in [dropped, swapped] where mutant != step.messages {
                    var steps = trace.steps
                    steps[place] = TraceStep(heading: step.heading, messages: mutant)
                    let changed = Trace(
                        rung: trace.rung, journey: trace.journey, sentence: trace.sentence, steps: steps)
                    let difference = try #require(changed.difference(from: trace.script))
                    let name = "expected next: \(message.sender ?? "") -> \(message.receiver) \(message.name)("
                    #expect(difference.contains(name))
                }
            }
        }
    }
}
