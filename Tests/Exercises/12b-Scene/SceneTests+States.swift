import ExerciseSupport
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise12b

extension SceneTests {
    // MARK: - Loading, and an empty shelf

    @Test("12b.4 the loader runs from display(loading: true) to display(loading: false)")
    func loaderFollowsItsMessages() {
        let harness = Harness()
        guard Self.expectLoader(in: harness, runs: false, "before anything was displayed") else { return }
        harness.scene.display(loading: true)
        guard Self.expectLoader(in: harness, runs: true, "after display(loading: true)") else { return }
        harness.scene.display(loading: false)
        guard Self.expectLoader(in: harness, runs: false, "after display(loading: false)") else { return }
        harness.scene.display(loading: true)
        harness.scene.display(loading: true)
        harness.scene.display(loading: false)
        Self.expectLoader(
            in: harness, runs: false, "after display(loading: true), said twice, and display(loading: false)")
    }

    @Test("12b.4 the loader and the rows leave each other alone")
    func loaderIsNobodyElses() {
        let harness = Harness(showing: Rows.all)
        let (before, other) = (harness.rows, "display(books:): what is done there besides showing rows?")
        harness.scene.display(loading: true)
        guard
            expect(
                harness.rows == before,
                .teaching(
                    expected: "the rows can be read while something is loading", happened: "they are gone",
                    screen: harness.screen.render(),
                    why: "the list is fetched again after each loan, and the rows on the screen are still useful",
                    look: Harness.look("display(loading:): what is hidden or emptied?")))
        else { return }
        // Another check covers whether the loader runs.
        guard harness.screen.isLoading else { return }
        guard
            expect(
                !harness.loaderIsCovered,
                .teaching(
                    expected: "the loader runs over the rows", happened: "the table is in front of it",
                    why: "a table isn't transparent, so a loader behind it can't be seen on a device",
                    look: Harness.look("viewDidLoad(): in which order are the table and the loader added?")))
        else { return }
        harness.show([Rows.emma])
        guard
            Self.expectLoader(
                in: harness, runs: true, "after display(loading: true) and display(books:)",
                why: """
                    more may be on its way, and only the Director knows; a Scene that ends the loading by itself \
                    has made a decision
                    """,
                look: other)
        else { return }
        harness.scene.display(loading: false)
        harness.show(Rows.all)
        Self.expectLoader(
            in: harness, runs: false, "after display(loading: false) and display(books:)", look: other)
    }

    @Test("12b.4 an empty shelf says so, and a shelf of which nothing is known does not")
    func emptyShelfSaysSo() {
        let harness = Harness()
        let unknown = "it isn't known yet whether there are books, but a person reads that there are none"
        guard Self.expectEmptyShelf(in: harness, isSaid: false, "before the first display(books:)", why: unknown)
        else { return }
        harness.scene.display(loading: true)
        harness.scene.display(loading: false)
        let moment = "when the loading ended before the first display(books:)"
        guard Self.expectEmptyShelf(in: harness, isSaid: false, moment, why: unknown) else { return }
        let bare = "an empty screen looks broken"
        harness.show([])
        guard Self.expectEmptyShelf(in: harness, isSaid: true, "after display(books: [])", why: bare) else { return }
        let contradiction = "a screen that says that there are no books, over books, contradicts itself"
        harness.show(Rows.all)
        let refilled = "when rows came after an empty shelf"
        guard Self.expectEmptyShelf(in: harness, isSaid: false, refilled, why: contradiction) else { return }
        harness.show([])
        guard Self.expectEmptyShelf(in: harness, isSaid: true, "when display(books: []) came after rows", why: bare)
        else { return }
        expect(
            !harness.screen.shows("Orlando"),
            .teaching(
                expected: "after display(books: []) the earlier rows are gone", screen: harness.screen.render(),
                why: contradiction, look: Harness.look("display(books:): how does the table learn of an empty list?")))
    }

    @Test("12b.4 the list fits a phone with books, without any, and while it loads")
    func listFitsAPhone() throws {
        // The Scene of an answer that was begun on an older starter may still lack its background.
        let files = try exercise.sources.files.filter { $0.path.contains("/ShelfListScene") }
        guard files.flatMap(\.references).contains(where: { $0.name == "backgroundColor" }) else { return }
        for (rows, isLoading) in [(Rows.all, false), ([], false), (Rows.all, true)] {
            let harness = Harness(showing: rows)
            harness.scene.display(loading: isLoading)
            let flaws = harness.screen.problemsInAnyWidth.map { "\($0)" }
            let isRight = expect(
                flaws.isEmpty,
                .teaching(
                    expected: "no part of the screen is covered, cut off or stretched, on a narrow phone or a wide one",
                    happened: flaws.joined(separator: "; "), screen: harness.screen.render(),
                    why: "a person can't read text behind a bar, or tell what a stretched button is",
                    look: Harness.look("viewDidLoad(): what size and place does each view get?")))
            guard isRight else { return }
        }
    }

    // MARK: - How something ended

    @Test("12b.5 each outcome has its words, and is gone with OK", arguments: Outcome.allCases)
    func outcomesHaveTheirWords(_ outcome: Outcome) {
        let harness = Harness(showing: Rows.all)
        outcome.display(harness.scene)
        guard Self.expectAlert(in: harness, tells: outcome), (try? harness.screen.tap("OK")) != nil else { return }
        expect(
            harness.screen.alert == nil && harness.log.messages.isEmpty,
            .teaching(
                expected: "OK takes the message away, and nothing else follows",
                happened: harness.screen.alert == nil ? harness.said : "a message is still there",
                screen: harness.screen.render(),
                why: "OK says that a person has read the message, not that something should be tried again",
                look: Harness.look("\(outcome.name): how many alerts are there, and what does OK do?")))
    }

    @Test("12b.5 the same outcome is told as often as it comes", arguments: Outcome.allCases)
    func outcomesAreToldAgain(_ outcome: Outcome) {
        let harness = Harness(showing: Rows.all)
        outcome.display(harness.scene)
        // Another check covers the first alert, and that OK takes it away.
        guard harness.screen.alert != nil, (try? harness.screen.tap("OK")) != nil, harness.screen.alert == nil else {
            return
        }
        outcome.display(harness.scene)
        _ = Self.expectAlert(in: harness, tells: outcome)
    }

    @Test("12b.5 an outcome changes neither the rows nor the loader", arguments: Outcome.allCases)
    func outcomesLeaveTheRest(_ outcome: Outcome) {
        for isLoading in [true, false] {
            let harness = Harness(showing: Rows.all)
            harness.scene.display(loading: isLoading)
            let (rows, wasLoading) = (harness.rows, harness.screen.isLoading)
            let wasEmpty = harness.screen.shows("No books yet")
            outcome.display(harness.scene)
            try? harness.screen.tap("OK")
            let fault =
                harness.rows != rows
                ? "the rows are no longer those that were displayed"
                : harness.screen.shows("No books yet") != wasEmpty
                    ? "it says \"No books yet\" over books"
                    : harness.screen.isLoading != wasLoading
                        ? wasLoading ? "the loader no longer runs" : "a loader runs" : nil
            let isRight = expect(
                fault == nil,
                .teaching(
                    expected: "\(outcome.name) shows its message over what is there, and changes nothing below it",
                    happened: fault, screen: harness.screen.render(),
                    why: """
                        what belongs together is the Director's decision: it says display(loading: false) itself, \
                        and would say display(books:) if there were other rows
                        """,
                    look: Harness.look("\(outcome.name): what is done there besides showing a message?")))
            guard isRight else { return }
        }
    }

    // MARK: - Words

    private static func expectAlert(in harness: Harness, tells outcome: Outcome) -> Bool {
        let alert = harness.screen.alert
        let seen = alert.map { alert in
            let buttons = alert.buttons.isEmpty ? "no button" : alert.buttons.joined(separator: " and ")
            return "it is \"\(alert.title ?? "")\": \"\(alert.message ?? "")\", with \(buttons)"
        }
        return expect(
            alert?.title == outcome.title && alert?.message == outcome.message && alert?.buttons == ["OK"],
            .teaching(
                expected: """
                    \(outcome.name) shows an alert "\(outcome.title)": "\(outcome.message)", with the button OK
                    """,
                happened: seen ?? "there is no alert", screen: harness.screen.render(),
                why: "a person wants to know the outcome of what they asked for, and has to be able to go on",
                look: Harness.look("\(outcome.name): which words are shown, and where?")))
    }

    @discardableResult
    private static func expectLoader(
        in harness: Harness, runs isLoading: Bool, _ moment: String,
        why: String =
            "a loader that runs says that more is to come, and one that has stopped says that everything is there",
        look: String = "display(loading:): when does the loader start and stop, and is it on the screen?"
    ) -> Bool {
        expect(
            harness.screen.isLoading == isLoading,
            .teaching(
                expected: "\(moment), a loader \(isLoading ? "runs" : "does not run")",
                happened: isLoading ? "none runs, or none can be seen" : "one runs", screen: harness.screen.render(),
                why: why, look: Harness.look(look)))
    }

    private static func expectEmptyShelf(
        in harness: Harness, isSaid isEmpty: Bool, _ moment: String, why: String
    ) -> Bool {
        expect(
            harness.screen.shows("No books yet") == isEmpty,
            .teaching(
                expected: "\(moment), the screen \(isEmpty ? "says" : "does not say") \"No books yet\"",
                screen: harness.screen.render(), why: why,
                look: Harness.look("\"No books yet\": when can it be seen, and what hides it again?")))
    }
}
