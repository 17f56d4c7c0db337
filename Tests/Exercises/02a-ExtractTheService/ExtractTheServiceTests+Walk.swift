import ExerciseSupport
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.1 load answers with the books, whatever happened before")
    func loadIsRightAtAnyTime() async throws {
        try await Self.walk(.load, "answers with the books of the file, or with a first shelf, or with an error")
    }

    @Test("02a.2 save changes one loan and nothing else, whatever happened before")
    func saveIsRightAtAnyTime() async throws {
        try await Self.walk(.save, "adds its loan to the books that the file has then, and changes nothing else")
    }

    @Test("02a.3 returnAll ends the loans and changes nothing else, whatever happened before")
    func returnAllIsRightAtAnyTime() async throws {
        try await Self.walk(.returnAll, "ends the loans that the file has then, and changes nothing else")
    }

    /// Asks for one job after the other; another job's test reports a surprise by that job.
    private static func walk(_ job: Walk.Job, _ promise: String) async throws {
        for seed in [2, 29] {
            guard let surprise = try await Walk.firstSurprise(seed: seed) else { continue }
            if surprise.job == job { record(surprise.story, of: job, promise) }
            return
        }
    }

    private static func record(_ story: String, of job: Walk.Job, _ promise: String) {
        Issue.record(
            .teaching(
                expected: "\(job.rawValue) \(promise), whatever was asked before",
                happened: story,
                why: "an app runs for days, and its store has to be as good after a hundred jobs as after one",
                look: exercise.look(
                    in: "BooksStore", for: "\(job.rawValue): what does it still know of the jobs before it?")))
    }
}
