import ExerciseSupport
import Spies
import Testing

@testable import Exercise15a

/// A random walk of returns and fetches, with the answers that are expected for the returns.
///
/// Its numbers are the same on each run, so a walk that failed fails again.
struct ReturnWalk {
    private var dice: Dice
    /// Returns that the store has not answered yet, and how many there were in all.
    private var open: [StoreRequest] = []
    private var count = 0
    private var story: [String] = []
    private var expected: [String] = []

    init(seed: Int) {
        dice = Dice(seed: seed)
    }

    /// Asks for something, or answers something.
    ///
    /// - Throws: `NeverAsked` if the store is not asked for a return.
    mutating func step(with harness: Harness) async throws {
        switch dice.roll(6) {
        case 0:
            story.append("fetchBooks()")
            harness.worker?.fetchBooks()
        case 1:
            story.append("cancelFetch()")
            harness.worker?.cancelFetch()
        case 2:
            answerFetch(harness)
        case 3 where open.count < 4:
            story.append("returnAllBooks()")
            harness.worker?.returnAllBooks()
            count += 1
            open.append(try await harness.asked(.returnAll, count))
        default:
            await answerReturn(harness)
        }
    }

    /// Whether the presenter heard what the store said to each return, and the store still works on the other returns.
    func holds(for harness: Harness) -> Bool {
        told(harness) == expected && !open.contains(where: \.isCanceled)
    }

    /// The difference, with the last steps before it.
    func finding(_ harness: Harness) -> Comment {
        .teaching(
            expected:
                "each returnAllBooks() is answered once, when the store has answered it, and by what the store said",
            happened: "\(story.suffix(4).joined(separator: ", then ")); \(outcome(harness))",
            why: """
                every tap on "Return all" waits for its own answer; a fetch, another return or an answer to one of \
                these has nothing to do with it
                """,
            look: Worker.list.look("returnAllBooks(): what does one return know of the others, and of the fetches?"))
    }

    private func outcome(_ harness: Harness) -> String {
        if open.contains(where: \.isCanceled) { return "the store heard that nobody waits for a return anymore" }
        let heard = told(harness)
        if heard.count < expected.count { return "the presenter was told nothing of that return" }
        if heard.count == expected.count { return "the presenter was told \(heard.last ?? "nothing")()" }
        return "the presenter was told of \(heard.count) returns, when \(expected.count) had been answered"
    }

    private func told(_ harness: Harness) -> [String] {
        harness.told.map(\.name).filter { $0.hasPrefix("presentReturn") }
    }

    /// Answers some fetch; one that has its answer keeps it.
    private mutating func answerFetch(_ harness: Harness) {
        let fetches = harness.store.requests.filter { $0.kind == .load }
        guard !fetches.isEmpty else { return }
        let fetch = fetches[dice.roll(fetches.count)]
        story.append("an answer to a fetch")
        harness.store.succeed(fetch, with: Books.found(by: fetch.number))
    }

    private mutating func answerReturn(_ harness: Harness) async {
        guard !open.isEmpty else { return }
        let request = open.remove(at: dice.roll(open.count))
        let isSuccess = dice.roll(2) == 0
        story.append("a return that \(isSuccess ? "succeeds" : "fails")")
        expected.append(isSuccess ? "presentReturnSuccess" : "presentReturnError")
        if isSuccess { harness.store.succeed(request) } else { harness.store.fail(request) }
        _ = await eventually(within: patience) { told(harness).count >= expected.count }
    }
}
