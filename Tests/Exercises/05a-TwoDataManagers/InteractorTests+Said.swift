import ExerciseSupport
import Spies
import Testing

@testable import Exercise05a

extension InteractorTests {
    /// Compares the messages between the actors.
    ///
    /// A difference with a reason of its own is reported by that.
    static func expect(_ harness: Harness, _ wanted: [Message], _ expected: String, why: String, look: String) {
        let said = harness.log.messages
        let fault = fault(said.map(\.description), wanted.map(\.description))
        #expect(
            said == wanted,
            .teaching(
                expected: expected, happened: said.isEmpty ? "nothing was said to anybody" : nil,
                why: fault?.why ?? why, look: exercise.look(in: "ShelfInteractor", for: fault?.look ?? look)))
    }

    private static func fault(_ said: [String], _ wanted: [String]) -> (why: String, look: String)? {
        if said == wanted { return nil }
        if said.map(withoutJudgment) == wanted.map(withoutJudgment) {
            return (
                "the rule is Loan's, and the time is that of the clock that was passed in, asked whenever books are reported",
                "what turns a Book into a ShelfBook, and at which time?"
            )
        }
        if names(said) != names(wanted), names(said).sorted() == names(wanted).sorted() {
            return (
                "the device may fail, and only its answer has the loans, so nothing is reported before it comes",
                "fetchBooks(): in which closure is the presenter told?"
            )
        }
        if said.map(withoutLoan) == wanted.map(withoutLoan) {
            return (
                "only the device knows the loans: by the library's answer, every book seems to be on the shelf",
                "fetchBooks(): which of the two answers is reported?"
            )
        }
        if said.starts(with: wanted) || Set(said).count < said.count {
            return (
                "each request is carried out once and ends in one report, and nothing comes after that",
                "what is asked or reported besides?"
            )
        }
        return nil
    }

    private static func withoutJudgment(_ message: String) -> String { message.replacing(", overdue", with: "") }

    private static func withoutLoan(_ message: String) -> String {
        withoutJudgment(message).replacing(/, lent to \w+/, with: "")
    }

    /// The names of the messages.
    private static func names(_ messages: [String]) -> [String] {
        messages.map { String($0.prefix { $0 != "(" }) }
    }
}
