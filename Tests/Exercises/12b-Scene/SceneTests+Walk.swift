import ExerciseSupport
import Testing

@testable import Exercise12b

/// Checks what no other check covers: messages, taps and visits elsewhere, in any order.
extension SceneTests {
    @Test("12b.2 whatever came before, the rows are those of the last display(books:)")
    func rowsAreThoseOfTheLastMessage() {
        Self.report(
            .rows, because: "a person should read what the Director said last, not what it said before",
            question: "display(books:) and the table's cells: what remains of the earlier rows?")
    }

    @Test("12b.3 whatever came before, a tap is one event, and the screen stays as it is")
    func everyTapIsOneEvent() {
        Self.report(
            .taps, because: "what follows from an event is the Director's decision, each time",
            question: "where UIKit reports the tap: what happens there besides the event?")
    }

    @Test("12b.4 whatever came before, the loader and \"No books yet\" follow the last message about them")
    func statesFollowTheirMessages() {
        Self.report(
            .states, because: "the loader and the empty shelf have messages of their own, in any order",
            question: "display(loading:) and display(books:): does either change what the other shows?")
    }

    @Test("12b.5 whatever came before, an outcome is told, and changes nothing below")
    func everyOutcomeIsTold() {
        Self.report(
            .outcomes, because: "what belongs together is the Director's decision, and it says each part itself",
            question: "showing a message: what else is done there?")
    }

    private static func report(_ matter: Walk.Matter, because why: String, question: String) {
        guard let mismatch = Walk.mismatch(), mismatch.matter == matter else { return }
        expect(
            false,
            .teaching(
                expected: "after \(mismatch.step) the screen shows what it was told, and each tap is one event",
                happened: mismatch.wrong, screen: mismatch.screen, why: why, look: Harness.look(question)))
    }
}
