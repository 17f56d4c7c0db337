import ExerciseSupport
import SourceModel
import Testing

extension CapstoneTests {
    /// The code that is built once more to listen to the actors, and to try the learner's tests on faults.
    static let plan = TrialPlan(
        folder: "Reserve", roles: "ShelfReserve_", stores: ["ReservationStoring"],
        driver: [
            "Driver/ConversationDriver.swift", "Doubles/App.swift", "Doubles/Books.swift",
            "Doubles/BookStoreStub.swift", "Doubles/LineStore.swift",
        ])

    @Test("18a.7 an event asks for the line, and the line comes as an answer")
    func theScreenOpens() async throws {
        guard let steps = try await Steps() else { return }
        steps.expect(
            ["HandleUIEvents": 1, "ManageData": 1, "ReservationStoring": 1, "PresentData": 0],
            in: "the screen opens", inWords: "the screen opens", "events say that it is there, and one job follows")
        steps.expect(
            ["PresentData": 1, "HandleUIEvents": 0, "ManageData": 0],
            in: "the line comes", inWords: "the store answers", "the answer is presented once, and asks for nothing")
    }

    @Test("18a.7 every entry is told to the Director, and what it refuses goes no further")
    func entriesAreJudged() async throws {
        guard let steps = try await Steps() else { return }
        for (step, words) in [
            ("no name", "the user taps Reserve with nothing typed"),
            ("a blank name", "the user taps Reserve with a blank typed"),
            ("a name that is there", "the user taps Reserve with the name of somebody who waits"),
        ] {
            steps.expect(
                ["HandleUIEvents": 1, "ManageData": 0, "ReservationStoring": 0, "PresentData": 0], in: step,
                inWords: words, "the event goes to the Director, which refuses it without asking for a job")
        }
    }

    @Test("18a.7 a name is asked for once, answered once, and told once before the way back")
    func aReservationIsMade() async throws {
        guard let steps = try await Steps() else { return }
        steps.expect(
            ["HandleUIEvents": 1, "ManageData": 1, "ReservationStoring": 1, "PresentData": 0, "Delegate": 0],
            in: "a name", inWords: "the user taps Reserve with a name that may join",
            "one event leads to one job, and the job asks the store once")
        steps.expect(
            ["ManageData": 0, "ReservationStoring": 0], in: "the same event again",
            inWords: "the same event comes again before the store has answered, as no disabled button can rule out",
            "the Director asks for nothing")
        steps.expect(
            ["PresentData": 1, "Delegate": 1, "Navigate": 1, "ManageData": 0], in: "the name is stored",
            inWords: "the store has kept the name", "one answer leads to one piece of news and one way back")
        steps.expectNewsFirst(in: "the name is stored")
    }
}
