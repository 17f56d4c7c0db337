import ExerciseSupport
import RoleRules
import SourceModel
import Testing

extension ContractTests {
    @Test("12.3 a row is ready to be shown")
    func rowIsReady() throws {
        let row = try Contract().row
        Self.expect(
            row != nil,
            .teaching(
                expected: "the contract declares ShelfListBookUI, a row of the list",
                happened: "there is none",
                why: "what the Director makes and the Scene shows belongs to both, and so into the contract",
                look: Contract.look("beside the roles: what does a row hold?")))
        guard let row else { return }
        let held = Contract.held(by: row)
        Self.expect(
            held.filter { $0.hasPrefix("String") }.count >= 2,
            .teaching(
                expected: "ShelfListBookUI holds the title, and the text below it",
                happened: "it holds \(held.isEmpty ? "nothing" : held.joined(separator: ", "))",
                why: "a label shows text; whatever else arrives there has to be made into text by the screen",
                look: Contract.look("what stands in the two lines of a row?")))
        Self.expect(
            !held.allSatisfy { $0.hasPrefix("String") },
            .teaching(
                expected: "ShelfListBookUI says how overdue books stand out: by a color, or by a flag",
                happened: "it holds \(held.isEmpty ? "nothing" : held.joined(separator: ", "))",
                why: "the Scene does not know what overdue means, and has to be told",
                look: Contract.look("what does a row need beside its texts?")))
        Self.expect(
            !Self.lacksALine(row),
            .teaching(
                expected: "ShelfListBookUI has text for the author and for the loan, in one value or in two",
                happened: "beside looks it holds \(Self.content(of: row).map(\.name).joined(separator: ", "))",
                why: "who has a book and until when is what this list is looked at for",
                look: Contract.look("what stands below the title of a book that is lent?")))
        report(try Self.violations(of: ["display-models-ready-to-show"]))
    }

    /// What a row holds beside colors and flags.
    private static func content(of row: Declaration) -> [Declaration] {
        row.members.filter { member in
            guard member.kind == .property, member.isStored else { return false }
            let type = member.knownType?.text ?? ""
            return !type.hasPrefix("UI") && type != "Bool"
        }
    }

    /// Two values, of which one is named after the author alone: there is none for the loan. Or the other way round.
    private static func lacksALine(_ row: Declaration) -> Bool {
        let content = content(of: row)
        guard content.count < 3 else { return false }
        return content.contains { value in
            let words = Message.words(of: value.name)
            let isAuthor = words.contains { $0.hasPrefix("author") || $0 == "writer" }
            let isLoan = words.contains { word in ["loan", "lent", "lend", "borrow"].contains { word.hasPrefix($0) } }
            return isAuthor != isLoan && words.count == 1
        }
    }

    @Test("12.3 what goes to the screen names no model of the domain")
    func screenGetsNoModel() throws {
        let raw: Set = ["Book", "Loan", "Date", "DateFormatter", "Result", "Error"]
        let wrong = try Contract().messages(of: ["DisplayUI"]) { !raw.isDisjoint(with: $0.carried) }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "messages to the screen carry text, colors, flags and display models",
                happened: Self.list("not so in", wrong),
                why: """
                    a screen that gets a book decides what overdue looks like and how a date is written, where no \
                    test sees it without a screen
                    """,
                look: Contract.look("ShelfList_DisplayUI: what would a label have to format?")))
    }

    @Test("12.3 the screen can be told of books, of loading, and how it ended")
    func screenCanBeTold() throws {
        let contract = try Contract()
        let messages = contract.messages("DisplayUI").map(contract.shown)
        let missing = [
            messages.contains { $0.types.contains { $0.contains("[ShelfListBookUI]") } }
                ? nil : "the rows, as [ShelfListBookUI]",
            Self.canEnd(messages.filter { $0.mentions(Self.waiting) })
                ? nil : "that something is loading (or busy, waiting, working, idle: a name that says so), and its end",
            Self.hasWords(messages)
                ? nil : "one of these, in words: how a fetch failed, that all were returned, how that failed",
        ].compactMap(\.self)
        Self.expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfList_DisplayUI has a message for everything that the description lets one see",
                happened: Self.list("missing", missing),
                why: "what the contract has no message for, the screen will never show",
                look: Contract.look("go through the description once more: what can one see?")))
    }

    /// How names say that work goes on, or that it doesn't.
    private static let waiting: Set = [
        "load", "wait", "busy", "work", "progress", "fetching", "pending", "activ", "spinn", "idle",
    ]

    /// How names say that something went wrong.
    private static let trouble: Set = ["err", "fail", "wrong", "problem", "trouble"]

    /// A flag, another message or another case ends what the one began.
    private static func canEnd(_ loading: [Message]) -> Bool {
        loading.contains { $0.types.contains("Bool") || $0.isChoice } || loading.count > 1
    }

    /// A choice, or a text for more than errors, or a message for each of the three. The loader is none of them.
    private static func hasWords(_ messages: [Message]) -> Bool {
        let others = messages.filter { message in
            message.isChoice
                || !message.types.contains("Bool") && !message.types.contains { $0.contains("[") }
                    && (!message.mentions(waiting) || message.mentions(trouble))
        }
        if others.contains(where: \.isChoice) || others.count >= 3 { return true }
        return others.contains { $0.types.contains("String") } && !others.allSatisfy { $0.mentions(trouble) }
    }

    @Test("12.4 events say what happened")
    func eventsSayWhatHappened() throws {
        let contract = try Contract()
        let events = contract.messages("HandleUIEvents")
        let orders: Set = ["fetch", "show", "open", "goto", "go", "navigate", "push", "display", "present"]
        let wrong = contract.messages(of: ["HandleUIEvents"]) { message in
            message.words.count > 2 && orders.contains(message.words[1])
        }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "an event says what happened on the screen, and not what should follow",
                happened: Self.list("not so in", wrong),
                why: """
                    what follows is the Director's decision; a screen that says onOpenDetail has made it already, \
                    and both change when a tap comes to mean something else
                    """,
                look: Contract.look("ShelfList_HandleUIEvents: the word after on")))
        Self.expect(
            events.count >= 3,
            .teaching(
                expected: "ShelfList_HandleUIEvents has the three events: the UI is ready, all shall come back, a tap",
                happened: "it has \(events.isEmpty ? "none" : events.map(\.signature).joined(separator: ", "))",
                why: "what the contract has no event for can happen, and nobody hears of it",
                look: Contract.look("go through the description once more: what can a person do?")))
    }

    @Test("12.4 an event carries no more than a screen knows")
    func eventsCarryAnIndex() throws {
        let contract = try Contract()
        let events = contract.messages("HandleUIEvents")
        let models: Set = ["Book", "Loan", "ShelfListBookUI"]
        let wrong = contract.messages(of: ["HandleUIEvents"]) { message in
            !models.isDisjoint(with: message.carried) || message.carried.contains { $0.hasPrefix("UI") }
        }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "events carry numbers and text, as a screen has them: no model, no cell, no control",
                happened: Self.list("not so in", wrong),
                why: "the Director has the books; the screen has rows, and a row is a number",
                look: Contract.look("ShelfList_HandleUIEvents: what does it carry?")))
        let isNumbered = events.contains { $0.carried.contains("Int") || $0.carried.contains("IndexPath") }
        Self.expect(
            isNumbered,
            .teaching(
                expected: "the event of a tap says which row it was",
                happened: "no event carries a number",
                why: "without it the Director knows that something was tapped, and not what",
                look: Contract.look("ShelfList_HandleUIEvents: how does it tell one row from another?")))
    }

    @Test("12.4 a way says where to, and carries no controller")
    func waysCarryABook() throws {
        let contract = try Contract()
        let ways = contract.messages("Navigate")
        let wrong = contract.messages(of: ["Navigate"]) { message in
            message.carried.contains { $0.hasPrefix("UI") || $0 == "ShelfListBookUI" }
        }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "a way carries what the next screen needs, and nothing of this one",
                happened: Self.list("not so in", wrong),
                why: "the Navigator knows its own screen; a Director that hands one over has to know one",
                look: Contract.look("ShelfList_Navigate: what does it carry?")))
        let isAddressed = ways.contains { way in
            way.carried.contains { $0 != "IndexPath" } && !way.mentions(["index", "row", "position"])
        }
        Self.expect(
            isAddressed,
            .teaching(
                expected: "the way to a book says which book",
                happened: "the ways are \(ways.isEmpty ? "none" : ways.map(\.signature).joined(separator: ", "))",
                why: "the next screen shows a book; in which row of this one it stood means nothing there",
                look: Contract.look("ShelfList_Navigate: which book is opened?")))
    }
}
