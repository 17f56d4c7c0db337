import ExerciseSupport
import Spies
import Testing

@testable import Exercise05a

/// One request after the other, for a long time: what one leaves behind must not change the next.
extension InteractorTests {
    @Test("05a.1 in a long row of requests, each fetch is stored and reported")
    func everyFetchIsStoredAndReported() async {
        await Self.walk(seed: 5, lastly: ["downloadBooks", "persist", "didFetch"], in: "fetchBooks()")
    }

    @Test("05a.2 in a long row of requests, each fetch without the library falls back or fails")
    func everyFetchFallsBackOrFails() async {
        await Self.walk(seed: 525, lastly: ["loadBooks", "didFetchStored", "didFailToFetch"], in: "fetchBooks()")
    }

    @Test("05a.3 in a long row of requests, each return is asked for and reported")
    func everyReturnIsReported() async {
        await Self.walk(
            seed: 53, lastly: ["returnAllBooks", "didReturnAll", "didFailToReturnAll"], in: "returnAllBooks()")
    }

    /// Reports the first surprise, if one of these messages should have come then; other requirements report the others.
    private static func walk(seed: Int, lastly messages: [String], in method: String) async {
        guard let surprise = await Walk.firstSurprise(seed: seed), messages.contains(surprise.missed) else { return }
        Issue.record(
            .teaching(
                expected: "\(surprise.story): \(words(surprise.wanted))",
                happened: words(surprise.said),
                why: """
                    each request ends in one report, by what was answered and by the clock of that moment, whatever \
                    requests came before it
                    """,
                look: exercise.look(in: "ShelfInteractor", for: "\(method): what is kept from one request to the next?")
            ))
    }

    private static func words(_ messages: [Message]) -> String {
        messages.isEmpty ? "nothing is said" : messages.map(\.description).joined(separator: ", ")
    }
}
