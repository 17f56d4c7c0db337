import ExerciseSupport
import Spies
import Testing

@testable import Exercise12c

extension DirectorTests {
    @Test("12c.5 a tap leads to the book in that row, with the Director as delegate")
    func tapOpensTheBook() {
        let said = Self.saidByATap()
        #expect(
            said == Self.aTapOpensEmma,
            .teaching(
                expected: "onBookSelected(index: 1) opens the book in the second row, Emma, and does nothing else",
                happened: said.isEmpty ? "the Director sent no message" : nil,
                why: """
                    the index counts the rows as they are shown; the delegate is told what becomes of the book, and \
                    the list wants to know
                    """,
                look: Harness.look("onBookSelected(index:): which book is it, and who is its delegate?")))
    }

    private static let aTapOpensEmma: [Message] = ["navigator.gotoDetail(of: Emma, number 2, with: the Director)"]

    private static func saidByATap() -> [Message] {
        let harness = Harness()
        harness.showTheList()
        harness.director.onBookSelected(index: 1)
        return harness.log.messages
    }

    /// Whether an ordinary tap works; if it doesn't, one finding says so.
    private static var tapsWork: Bool { saidByATap() == aTapOpensEmma }

    @Test("12c.5 of three books with one title, a tap leads to the one in that row")
    func tapTellsTwinsApart() async {
        guard Self.tapsWork else { return }
        let why = "books may share a title, and an author as well; only the index says which row was tapped"
        let look = Harness.look("onBookSelected(index:): by what is the book found?")
        let ran = await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "three books called Emma are shown, and each is tapped", happened: "it crashed",
                why: why, look: look)
        ) { @MainActor in _ = Twins.opened() }
        guard ran != nil else { return }
        let opened = Twins.opened()
        expect(
            opened == Twins.inOrder,
            .teaching(
                expected: """
                    three books called Emma are in the list, number 9, number 2 and number 4; taps on the first, the \
                    second and the third row open them in this order
                    """,
                happened: opened.isEmpty
                    ? "the Director sent no message" : "the taps led to \(opened.joined(separator: ", "))",
                why: why, look: look))
    }

    @Test("12c.5 of two lists, each opens the books of its own rows")
    func tapStaysInItsList() {
        guard Self.tapsWork else { return }
        let opened = Self.openedInTheFirstOfTwo()
        expect(
            opened == ["Orlando"],
            .teaching(
                expected: """
                    there are two lists, each with its Director; a tap on the first row of the first list opens \
                    Orlando, the book in that row
                    """,
                happened: opened.isEmpty
                    ? "the first list's Navigator was told nothing" : "it opened \(opened.joined(separator: ", "))",
                why: "a static property, or a variable outside the class, belongs to all lists at once",
                look: Harness.look("where are the books kept, and how many places are there for them?")))
    }

    private static func openedInTheFirstOfTwo() -> [String] {
        let (one, other) = (Harness(), Harness())
        one.showTheList()
        other.showTheList([Books.onTheShelf])
        one.director.onBookSelected(index: 0)
        return one.navigator.opened.map(\.title)
    }

    @Test("12c.5 a tap means the rows that were shown last")
    func tapFollowsTheLatestRows() {
        guard Self.tapsWork else { return }
        let harness = Harness()
        harness.showTheList()
        harness.showTheList([Books.onTheShelf, Books.lent])
        harness.director.onBookSelected(index: 0)
        #expect(
            harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
            .teaching(
                expected: "after a second present(books:) an index means a book of the second list",
                why: "a person taps what is on the screen, and the first list no longer is",
                look: Harness.look("present(books:): what becomes of the books that came before?")))
    }

    @Test("12c.5 a tap works when a later fetch or return failed")
    func tapAfterAFailureOpensTheBook() {
        guard Self.tapsWork else { return }
        for failure in [ShelfListDirector.presentFetchError, ShelfListDirector.presentReturnError] {
            let harness = Harness()
            harness.showTheList()
            failure(harness.director)()
            harness.log.forget()
            harness.director.onBookSelected(index: 2)
            #expect(
                harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "a failure leaves the rows on the screen, and each of them still opens its book",
                    happened: harness.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "a row that is there and does nothing looks broken",
                    look: Harness.look("presentFetchError(), presentReturnError(): what becomes of the books?")))
        }
    }

    @Test("12c.5 a tap works while a job is on its way")
    func tapWhileLoadingOpensTheBook() {
        guard Self.tapsWork else { return }
        let jobs = [
            ("onReturnAll()", ShelfListDirector.onReturnAll), ("bookDidChange()", ShelfListDirector.bookDidChange),
            ("presentReturnSuccess()", ShelfListDirector.presentReturnSuccess),
        ]
        for (name, begin) in jobs {
            let harness = Harness()
            harness.showTheList()
            begin(harness.director)()
            harness.log.forget()
            harness.director.onBookSelected(index: 2)
            #expect(
                harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "after \(name), until new books come, each row that is shown still opens its book",
                    happened: harness.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "the rows stay on the screen while something loads, and a row that does nothing looks broken",
                    look: Harness.look("\(name): what becomes of the books?")))
        }
    }

    @Test("12c.5 an index without a row leads nowhere")
    func staleIndexLeadsNowhere() async {
        // The test of two lists reports books that all lists share.
        if Self.tapsWork, Self.openedInTheFirstOfTwo() != ["Orlando"] { return }
        let none = await #expect(processExitsWith: .success, Self.trap("before any book has come")) {
            @MainActor in _ = Stale.beforeAnyBook()
        }
        if none != nil { Self.expectSilence(Stale.beforeAnyBook(), "before any book has come") }
        let past = await #expect(processExitsWith: .success, Self.trap("for an index one past the last row")) {
            @MainActor in _ = Stale.onePastTheLast()
        }
        if past != nil { Self.expectSilence(Stale.onePastTheLast(), "for an index one past the last row") }
        let shorter = await #expect(
            processExitsWith: .success, Self.trap("for a row that a shorter list no longer has")
        ) {
            @MainActor in _ = Stale.inAShorterList()
        }
        if shorter != nil { Self.expectSilence(Stale.inAShorterList(), "for a row that a shorter list no longer has") }
        let empty = await #expect(processExitsWith: .success, Self.trap("for a row of a list that is empty by now")) {
            @MainActor in _ = Stale.inAnEmptiedList()
        }
        if empty != nil { Self.expectSilence(Stale.inAnEmptiedList(), "for a row of a list that is empty by now") }
        let negative = await #expect(processExitsWith: .success, Self.trap("for a negative index")) {
            @MainActor in _ = Stale.beforeTheFirst()
        }
        if negative != nil { Self.expectSilence(Stale.beforeTheFirst(), "for a negative index") }
    }

    private static func trap(_ place: String) -> Comment {
        .teaching(
            expected: "onBookSelected(index:) does nothing \(place)",
            happened: "it crashed",
            why: "an index may be old or wrong; an app that crashes on one loses whatever was not saved",
            look: Harness.look("onBookSelected(index:): is there a book at that index?"))
    }

    private static func expectSilence(_ said: [Message], _ place: String) {
        #expect(
            said == [],
            .teaching(
                expected: "onBookSelected(index:) does nothing \(place)",
                why: "there is no book in that row, so the user tapped none",
                look: Harness.look("onBookSelected(index:): what becomes of an index that has no book?")))
    }
}
