import ExerciseSupport
import Testing

/// Runs one test after the other where an answer posts notifications, because the apps of all tests would hear them.
struct AloneWhereNewsIsPosted: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    private static let turn = Turn()
    private static let postsNews =
        (try? Exercise("02a").sources.files.flatMap(\.references).contains { $0.name == "NotificationCenter" }) ?? false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // The suite itself has no test case, and would wait for its own tests.
        guard testCase != nil, Self.postsNews else { return try await run() }
        await Self.turn.take()
        do {
            try await run()
            await Self.turn.give()
        } catch {
            await Self.turn.give()
            throw error
        }
    }

    /// A resource that only one test has at a time.
    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func take() async {
            if isTaken {
                await withCheckedContinuation { waiting.append($0) }
            } else {
                isTaken = true
            }
        }

        func give() {
            if waiting.isEmpty {
                isTaken = false
            } else {
                waiting.removeFirst().resume()
            }
        }
    }
}

extension Trait where Self == AloneWhereNewsIsPosted {
    /// One test after the other, where the answer posts notifications.
    static var aloneWhereNewsIsPosted: Self { Self() }
}
