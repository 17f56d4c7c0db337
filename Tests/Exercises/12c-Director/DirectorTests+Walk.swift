import ExerciseSupport
import Testing

@testable import Exercise12c

extension DirectorTests {
    @Test("12c.1 whatever happened before, an event becomes its job")
    func eventsOnAWalk() {
        Self.expectNoMismatch(
            "12c.1", why: "what a Director remembers may be old; an event that it keeps to itself is lost",
            look: "the last event: what keeps it from being passed on?")
    }

    @Test("12c.2 whatever was shown before, rows are made of the books that came last")
    func rowsOnAWalk() {
        Self.expectNoMismatch(
            "12c.2", why: "a book that was lent, returned or became overdue since has another row than before",
            look: "present(books:): what of a row is kept from an earlier time?")
    }

    @Test("12c.3 whatever happened before, each answer is shown")
    func answersOnAWalk() {
        Self.expectNoMismatch(
            "12c.3", why: "each answer belongs to a job of its own, and is the only one that it will have",
            look: "present(books:), presentReturnSuccess(): on what does it depend what is said?")
    }

    @Test("12c.4 whatever failed before, each failure is told")
    func failuresOnAWalk() {
        Self.expectNoMismatch(
            "12c.4", why: "a person who tries again has to hear that it failed again",
            look: "presentFetchError(), presentReturnError(): on what does it depend what is said?")
    }

    @Test("12c.5 whatever happened before, a tap opens the book in its row")
    func tapsOnAWalk() {
        Self.expectNoMismatch(
            "12c.5", why: "a person taps the row that can be seen, as it is now",
            look: "onBookSelected(index:): which books are looked at?")
    }

    private static func expectNoMismatch(_ requirement: String, why: String, look: String) {
        guard let mismatch = Walk.mismatch, mismatch.requirement == requirement else { return }
        expect(
            false,
            .teaching(
                expected: mismatch.expected, happened: mismatch.happened, why: why, look: Harness.look(look)))
    }
}
