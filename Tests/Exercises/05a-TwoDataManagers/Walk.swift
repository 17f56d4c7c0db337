import ExerciseSupport
import Foundation
import Spies

@testable import Exercise05a

/// A long day of one interactor: requests one after the other, with random answers, moments and failures.
///
/// Each comes with the calls and reports that the task demands.
final class Walk {
    /// The messages that one request had to lead to, and those that it led to.
    struct Surprise {
        /// The message that should have been the last one: `didFetch`.
        let missed: String
        let story: String
        let wanted: [Message]
        let said: [Message]
    }

    private let harness = Harness()
    private var dice: Dice
    private var story: [String] = []
    private var wanted: [Message] = []

    private init(seed: Int) {
        dice = Dice(seed: seed)
    }

    /// Returns the first request that didn't go as the task says, or nil if all did.
    static func firstSurprise(seed: Int, requests: Int = 60) async -> Surprise? {
        let walk = Walk(seed: seed)
        for _ in 0..<requests {
            if let surprise = await walk.request() { return surprise }
        }
        return nil
    }

    private func request() async -> Surprise? {
        (story, wanted) = ([], [])
        harness.log.forget()
        if dice.roll(3) == 0 { await returnAll() } else { await fetch() }
        let said = harness.log.messages
        if said == wanted { return nil }
        return Surprise(
            missed: wanted.last?.name ?? "", story: story.joined(separator: ", "), wanted: wanted, said: said)
    }

    private func fetch() async {
        await expect("api.downloadBooks(then:)", "fetchBooks()") { $0.interactor?.fetchBooks() }
        guard dice.roll(3) > 0 else {
            await expect("local.loadBooks(then:)", "the library fails") { $0.api.answerDownload(.failure(Refused())) }
            return await answerLoad()
        }
        let sent = books().map { Book(id: $0.id, title: $0.title, author: $0.author) }
        await expect(Message(to: "local", "persist(_:then:)", [sent.map(\.title)]), "the library sends its books") {
            $0.api.answerDownload(.success(sent))
        }
        await answer(books(), with: "didFetch", orFailingWith: "didFailToFetch()") { $0.local.answerPersist($1) }
    }

    private func returnAll() async {
        await expect("local.returnAllBooks(then:)", "returnAllBooks()") { $0.interactor?.returnAllBooks() }
        await answer(books(), with: "didReturnAll", orFailingWith: "didFailToReturnAll()") { $0.local.answerReturn($1) }
    }

    private func answerLoad() async {
        if dice.roll(4) == 0 {
            await expect("output.didFailToFetch()", "nothing was ever stored") { $0.local.answerLoad(.success(nil)) }
        } else {
            await answer(books(), with: "didFetchStored", orFailingWith: "didFailToFetch()") {
                $0.local.answerLoad($1.map(Optional.some))
            }
        }
    }

    /// The device takes its time, and answers with these books or with a failure.
    private func answer(
        _ books: [Book], with report: String, orFailingWith failure: String,
        _ answer: (Harness, Result<[Book], any Error>) -> Void
    ) async {
        harness.clock.move(days: Double(dice.roll(3)))
        if dice.roll(4) == 0 {
            await expect(Message(to: "output", failure), "the device fails") { answer($0, .failure(Refused())) }
        } else {
            let now = harness.clock.now
            let labels = books.map {
                ShelfBook(book: $0, isOverdue: $0.loan?.isOverdue(at: now) ?? false).label
            }
            await expect(Message(to: "output", "\(report)(_:)", [labels]), "the device answers with books") {
                answer($0, .success(books))
            }
        }
    }

    /// Takes a step, unless the one before went wrong, and waits for what has to follow.
    private func expect(_ message: Message, _ words: String, _ step: (Harness) -> Void) async {
        guard harness.log.messages == wanted else { return }
        story.append(words)
        wanted.append(message)
        step(harness)
        _ = await harness.log.messages(atLeast: wanted.count, within: .seconds(1))
    }

    /// Some books in any order; a loan ends before, at, or after this moment.
    private func books() -> [Book] {
        ["Orlando", "Emma", "Kindred", "Ulysses"].enumerated().compactMap { index, title in
            guard dice.roll(4) > 0 else { return nil }
            let due = harness.clock.now.addingTimeInterval(Double(dice.roll(5) - 2) * 86_400)
            let loan = dice.roll(2) == 0 ? nil : Loan(borrower: "Ada", due: due)
            return Book(id: index, title: title, author: "Somebody", loan: loan)
        }
    }
}
