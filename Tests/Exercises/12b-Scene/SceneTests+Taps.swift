import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise12b

extension SceneTests {
    @Test("12b.3 each tap on Return all is told, and nothing else follows")
    func returnAllIsTold() {
        let harness = Harness(showing: Rows.all)
        let before = harness.screen.inventory
        guard Self.tap("Return all", in: harness, named: "the button \"Return all\" in the bar") else { return }
        let event = "a tap on \"Return all\""
        guard Self.expectEvents(of: harness, are: ["eventsHandler.onReturnAll()"], by: event),
            expect(harness.screen.inventory == before, Self.unchanged(harness, by: event))
        else { return }
        let isThere = (try? harness.screen.tap("Return all")) != nil
        expect(
            isThere && harness.log.messages.count == 2,
            .teaching(
                expected: "a second tap on \"Return all\" is a second event, as long as no message came in between",
                happened: isThere ? harness.said : "the button can't be tapped anymore",
                screen: harness.screen.render(),
                why: """
                    whether a second tap counts is a decision, and the Director makes it; a Scene that locks its own \
                    button doesn't know when to unlock it
                    """,
                look: Harness.look("the action of \"Return all\": what happens in it besides the event?")))
    }

    @Test("12b.3 a tap on a row is told with the row's index, and nothing else follows")
    func tapOnARowIsTold() {
        // The rows that look alike, in the last list, differ by their index alone.
        let taps = [(0, Rows.all), (2, Rows.all), (77, Rows.many), (1, Rows.unusual), (2, Rows.unusual)]
        for (index, rows) in taps {
            guard Self.expectTap(onRow: index, of: rows) else { return }
        }
    }

    @Test("12b.3 a second tap on the same row is a second event, as long as the Scene was told nothing")
    func tapOnTheSameRowIsToldAgain() {
        let harness = Harness(showing: Rows.all)
        for _ in 1...2 { try? harness.screen.selectRow(1) }
        // Another check covers whether one tap is reported.
        guard !harness.log.messages.isEmpty else { return }
        expect(
            harness.log.messages.map(\.description)
                == Array(repeating: "eventsHandler.onBookSelected(index: 1)", count: 2),
            .teaching(
                expected: "two taps on the second row are two events",
                happened: harness.said, screen: harness.screen.render(),
                why: """
                    whether a second tap counts is a decision, and the Director makes it: the first one may have led \
                    nowhere
                    """,
                look: Harness.look("tableView(_:didSelectRowAt:): what does the Scene remember of the last tap?")))
    }

    @Test("12b.3 a row that was tapped does not stay marked")
    func tappedRowDoesNotStayMarked() {
        let harness = Harness(showing: Rows.all)
        guard isJudged(harness.rows.count > 1, after: "12b.2", because: "the rows can't be seen"),
            (try? harness.screen.selectRow(1)) != nil
        else { return }
        harness.lookElsewhere()
        let marked = harness.screen.inventory.filter { $0.contains(", selected") }
        expect(
            marked.isEmpty,
            .teaching(
                expected: "a person taps a row, comes back from the book, and no row is marked",
                happened: marked.joined(separator: ", "), screen: harness.screen.render(),
                why: "a mark means that something is selected; a person who comes back has selected nothing",
                look: Harness.look("tableView(_:didSelectRowAt:): what takes the mark away?")))
    }

    @Test("12b.3 a tap on a row that has gone meanwhile crashes nothing")
    func staleTapCrashesNothing() async {
        let rows = Harness(showing: Rows.all).rows
        guard isJudged(rows.count > 2, after: "12b.2", because: "the rows can't be seen") else { return }
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "a finger comes down on the third row, a single row is left, the finger is lifted: no crash",
                happened: "it crashed",
                why: """
                    an index says where the finger came down; the Director has the books, and can tell whether there \
                    is one at that index
                    """,
                look: Harness.look("tableView(_:didSelectRowAt:): what is looked up there, and why?"))
        ) { @MainActor in
            StaleTap.lift()
        }
    }

    // MARK: - Words

    private static func expectTap(onRow index: Int, of rows: [ShelfListBookUI]) -> Bool {
        let harness = Harness(showing: rows)
        harness.screen.scroll(by: index)
        let before = harness.screen.inventory
        let event = "a tap on row \(index + 1) of \(rows.count)"
        guard (try? harness.screen.selectRow(index)) != nil else {
            return expect(
                false,
                .teaching(
                    expected: "row \(index + 1) of \(rows.count) can be tapped", happened: "it can't",
                    screen: harness.screen.render(), why: "a tap on a row is the way to its book",
                    look: Harness.look("display(books:) and the table: is there a row, and may it be selected?")))
        }
        guard expectEvents(of: harness, are: ["eventsHandler.onBookSelected(index: \(index))"], by: event)
        else { return false }
        // Another check covers whether the row stays selected.
        let after = harness.screen.inventory.map { $0.replacing(", selected", with: "") }
        return expect(after == before, unchanged(harness, by: event))
    }

    private static func tap(_ name: String, in harness: Harness, named what: String) -> Bool {
        expect(
            (try? harness.screen.tap(name)) != nil,
            .teaching(
                expected: "\(what) can be tapped", happened: "it can't", screen: harness.screen.render(),
                why: "without a tap, there is no event",
                look: Harness.look("viewDidLoad(): the right side of the bar")))
    }

    private static func expectEvents(of harness: Harness, are expected: [Message], by event: String) -> Bool {
        let said = harness.log.messages
        let why =
            said.isEmpty
            ? "the Director knows only what the Scene tells it about the screen"
            : said.count > expected.count
                ? "each event starts a job or opens a screen: told twice, it does so twice"
                : "the Director knows the row only by its index, counted from 0 over the rows as they are shown"
        return expect(
            said == expected,
            .teaching(
                expected: "\(event) is told as \(words(expected)), once, and nothing else is told",
                happened: harness.said, why: why,
                look: Harness.look("where UIKit reports the tap: what is passed on, and how often?")))
    }

    private static func unchanged(_ harness: Harness, by event: String) -> Comment {
        .teaching(
            expected: "\(event) changes nothing on the screen until the Director says so",
            happened: "the screen is no longer as it was", screen: harness.screen.render(),
            why: """
                what follows from an event is the Director's decision; anything else that the Scene does also happens \
                when the Director decides otherwise
                """,
            look: Harness.look("where UIKit reports the tap: what happens there besides the event?"))
    }

    private static func words(_ messages: [Message]) -> String {
        messages.map { $0.description.replacing("eventsHandler.", with: "") }.joined(separator: ", then ")
    }
}
