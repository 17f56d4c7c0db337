import Checking
import Course
import Foundation
import Synchronization
import Typesetting

/// What came of the systematic mutants of one exercise, kept as long as no byte changes that it came of.
///
/// Runs that go on side by side may all write into it.
final class SystematicRecord: Sendable {
    private struct Kept: Codable {
        var key: String
        var outcomes: [String: SystematicOutcome] = [:]
        /// What came of them the last time, on other bytes.
        var earlier: [String: SystematicOutcome] = [:]
    }

    private struct State {
        var kept: Kept
        var unsaved = 0
    }

    private let file: URL?
    private let state: Mutex<State>

    /// That of an exercise; empty where something changed, and not kept where nothing may be.
    init(of exercise: Exercise, in sandbox: Sandbox) {
        guard let results = sandbox.kept else {
            file = nil
            state = Mutex(State(kept: Kept(key: "")))
            return
        }
        let key = results.ground(reading: Self.paths(of: exercise)).text
        file = sandbox.checkout.url("\(KeptResults.folder)/\(exercise.label)/systematic.json")
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let before = data.flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
        let holds = before?.key == key && results.areUsed
        let earlier = before.map { $0.earlier.merging($0.outcomes) { $1 } } ?? [:]
        state = Mutex(State(kept: (holds ? before : nil) ?? Kept(key: key, earlier: earlier)))
    }

    /// Whether nobody noticed it when it was last tried, or it never was.
    func survivedLast(_ name: String) -> Bool {
        let last = state.withLock { $0.kept.outcomes[name] ?? $0.kept.earlier[name] }
        return [nil, .survived].contains(last)
    }

    /// What the outcomes depend on beside the libraries, from the checkout's root.
    static func paths(of exercise: Exercise) -> [String] {
        [
            exercise.path + "/exercise.json", exercise.path, exercise.starterPath, exercise.solution,
            "Tests/Exercises/" + exercise.folder,
        ]
    }

    /// The bytes of the exercise, its starter, its solution with the list of equivalent mutants, and its suite.
    static func fingerprint(of exercise: Exercise, in checkout: Checkout) -> String {
        let list = "\(exercise.proofs)/\(EquivalentFile.name)"
        var print = Fingerprint()
        print.add(paths: paths(of: exercise) + [list, "Tests/Exercises/Support"], in: checkout)
        return print.text
    }

    /// What came of the mutant or the rewriting of that name; nil where it was not tried on these bytes.
    subscript(name: String) -> SystematicOutcome? { state.withLock { $0.kept.outcomes[name] } }

    /// Keeps what came of the mutant or the rewriting of that name, and saves whenever some have come together: of what is
    /// broken off, little is lost.
    func take(_ outcome: SystematicOutcome, of name: String) {
        state.withLock { state in
            state.kept.outcomes[name] = outcome
            state.unsaved += 1
            if state.unsaved >= 25 { save(&state) }
        }
    }

    /// Saves what was not saved yet.
    func save() { state.withLock { save(&$0) } }

    private func save(_ state: inout State) {
        state.unsaved = 0
        guard let file, let text = try? JSONText.of(state.kept) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }
}
