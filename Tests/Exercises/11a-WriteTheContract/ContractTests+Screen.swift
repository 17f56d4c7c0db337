import ExerciseSupport
import RoleRules
import SourceModel
import Testing

extension ContractTests {
    @Test("11a.3 a row is ready to be shown")
    func rowIsReady() throws {
        let contract = try Contract()
        let row = contract.row
        expect(
            row != nil,
            .teaching(
                expected: "the contract declares ShelfListBookUI, a row of the list",
                happened: "there is none",
                why: "the Director makes rows and the Scene shows them, so the contract has to say what a row is",
                look: Contract.look("beside the roles: what does a row hold?")))
        guard let row else { return }
        let held = contract.shown(by: row)
        expect(
            held.filter(Contract.isText).count >= 2 || held.contains { $0.hasPrefix("[String") },
            .teaching(
                expected: "ShelfListBookUI holds the title, and the text below it",
                happened: "it holds \(held.isEmpty ? "nothing" : held.joined(separator: ", "))",
                why: "a label shows text; anything else would have to be turned into text by the screen",
                look: Contract.look("what does each of the two lines of a row say?")))
        expect(
            !held.allSatisfy { Contract.isText($0) || $0.hasPrefix("[String") },
            .teaching(
                expected: "ShelfListBookUI makes overdue books stand out: by a color, or by a flag",
                happened: "it holds \(held.isEmpty ? "nothing" : held.joined(separator: ", "))",
                why: "the Scene does not know what overdue means, so it has to be told",
                look: Contract.look("what does a row need beside its texts?")))
        expect(
            !Self.lacksALine(row),
            .teaching(
                expected: "ShelfListBookUI has text for the author and for the loan, in one value or in two",
                happened: "apart from looks it holds \(Self.content(of: row).map(\.name).joined(separator: ", "))",
                why: "people open this list to see who has a book, and until when",
                look: Contract.look("what does the line below the title of a lent book say?")))
        report(try exercise.violations(of: .viperS, rules: ["display-models-ready-to-show"]))
    }

    /// Returns the content of a row apart from colors and flags.
    private static func content(of row: Declaration) -> [Declaration] {
        row.members.filter { member in
            guard member.kind == .property, member.isStored else { return false }
            let type = member.knownType?.text ?? ""
            return !Contract.isUIKit(type) && type != "Bool"
        }
    }

    /// Returns whether a row has no value for the loan, because one of two values is named after the author alone, or
    /// no value for the author, because one is named after the loan alone.
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

    @Test("11a.3 what goes to the screen names no model of the domain")
    func screenGetsNoModel() throws {
        let raw: Set = ["Book", "Loan", "Date", "DateFormatter", "Result", "Error"]
        let wrong = try Contract().messages(of: ["DisplayUI"]) { !raw.isDisjoint(with: $0.carried) }
        expect(
            wrong.isEmpty,
            .teaching(
                expected: "messages to the screen carry text, colors, flags and display models",
                happened: Self.list("not so in", wrong),
                why: """
                    a screen that is given a book decides what overdue looks like and how a date is written, and \
                    only a test with a screen can check that
                    """,
                look: Contract.look("ShelfList_DisplayUI: what would a label have to format?")))
    }

    @Test("11a.3 the screen can be told of books, of loading, and how it ended")
    func screenCanBeTold() throws {
        let said = try Contract().statements("DisplayUI")
        let waits = said.filter(\.isAboutWaiting)
        let errors = said.filter(\.isTrouble)
        let others = said.filter { !$0.isTrouble && !$0.isAboutWaiting && !$0.bringsRows }
        let missing = [
            said.contains(where: \.bringsRows) ? nil : "the rows, as [ShelfListBookUI]",
            waits.count > 1 || waits.contains(where: \.endsByItself)
                ? nil : "that something is loading (or busy, waiting, working, idle: a name that says so), and its end",
            errors.count > 1 || errors.contains(where: \.hasText)
                ? nil : "that a fetch or a return failed: one for each, or one with a text, and named error or failure",
            !others.isEmpty || errors.contains(where: \.tellsBothOutcomes) ? nil : "that all books were returned",
        ].compactMap(\.self)
        expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfList_DisplayUI has a message for everything that the description lets a person see",
                happened: Self.list("missing", missing),
                why: "what the contract has no message for, the screen will never show",
                look: Contract.look("go through the description once more: what can a person see?")))
    }

    @Test("11a.4 events say what happened")
    func eventsSayWhatHappened() throws {
        let contract = try Contract()
        let events = contract.messages("HandleUIEvents")
        let wrong = contract.messages(of: ["HandleUIEvents"], where: \.saysWhatFollows)
        expect(
            wrong.isEmpty,
            .teaching(
                expected: "an event says what happened on the screen, and not what should follow",
                happened: Self.list("not so in", wrong),
                why: """
                    the Director decides what follows; a screen that says onOpenDetail has decided already, and \
                    both have to change when a tap comes to mean something else
                    """,
                look: Contract.look("ShelfList_HandleUIEvents: the words after on")))
        expect(
            events.count >= 3,
            .teaching(
                expected: "ShelfList_HandleUIEvents has three events: the UI is ready, \"Return all\", a tap on a row",
                happened: "it has \(events.isEmpty ? "none" : events.map(\.signature).joined(separator: ", "))",
                why: "things that the contract has no event for still happen, and nobody hears of them",
                look: Contract.look("go through the description once more: what can a person do?")))
    }

    @Test("11a.4 an event carries no more than a screen knows")
    func eventsCarryAnIndex() throws {
        let contract = try Contract()
        let events = contract.messages("HandleUIEvents")
        let models: Set = ["Book", "Loan", "ShelfListBookUI"]
        let wrong = contract.messages(of: ["HandleUIEvents"]) { message in
            !models.isDisjoint(with: message.carried) || message.carriesActors
        }
        expect(
            wrong.isEmpty,
            .teaching(
                expected: "events carry numbers and text, as a screen has them: no model, no cell, no control",
                happened: Self.list("not so in", wrong),
                why: """
                    the Director has the books; the screen has rows, and knows each by its number, or by an id that \
                    the row was given
                    """,
                look: Contract.look("ShelfList_HandleUIEvents: what does it carry?")))
        let numbers: Set = ["Int", "UInt", "Int64", "Int32", "IndexPath"]
        let isNumbered = events.contains { event in
            let held = event.carried.compactMap(contract.types.model).flatMap(contract.held)
            return !numbers.isDisjoint(with: event.carried + held)
        }
        expect(
            isNumbered,
            .teaching(
                expected: "the event of a tap says which row it was",
                happened: "no event carries a number",
                why: "without it the Director knows that something was tapped, but not what",
                look: Contract.look("ShelfList_HandleUIEvents: how does it tell one row from another?")))
    }

    @Test("11a.4 a way says where to, and carries no controller")
    func waysCarryABook() throws {
        let contract = try Contract()
        let ways = contract.messages("Navigate")
        let wrong = contract.messages(of: ["Navigate"]) {
            $0.carriesActors || $0.carried.contains("ShelfListBookUI") || contract.tellsAPlace($0.carried)
        }
        expect(
            wrong.isEmpty,
            .teaching(
                expected: "a way carries what the next screen needs, and nothing of this one",
                happened: Self.list("not so in", wrong),
                why: """
                    the Navigator knows its own screen; to hand one over, or a place on it, the Director would have to \
                    know one
                    """,
                look: Contract.look("ShelfList_Navigate: what does it carry?")))
        let rows = contract.messages(of: ["Navigate"], where: \.tellsARow)
        expect(
            rows.isEmpty,
            .teaching(
                expected: "a way carries the book, and not its row",
                happened: Self.list("the row is told by", rows),
                why: """
                    the row tells the Director which book was tapped; from there on it is the book that matters, and its \
                    row on this screen means nothing to the next one
                    """,
                look: Contract.look("ShelfList_Navigate: which parameter would mean nothing on the next screen?")))
        guard rows.isEmpty else { return }
        expect(
            ways.contains(where: \.tellsABook),
            .teaching(
                expected: "the way to a book says which book",
                happened: ways.isEmpty
                    ? "it has no ways" : "the ways are \(ways.map(\.signature).joined(separator: ", "))",
                why: "the next screen shows a book, and has to be told which one; two books can have the same title",
                look: Contract.look("ShelfList_Navigate: which book is opened?")))
    }
}
