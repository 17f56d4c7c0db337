import Checking
import Course
import Foundation
import Synchronization
import Typesetting

/// The outcomes of one exercise's systematic mutants, kept until a byte changes that they depend on.
///
/// Several runs may write into it at the same time.
final class SystematicRecord: Sendable {
    private struct Kept: Codable {
        var key: String
        var outcomes: [String: SystematicOutcome] = [:]
        /// The last outcomes on other bytes.
        var earlier: [String: SystematicOutcome] = [:]
    }

    private struct State {
        var kept: Kept
        var unsaved = 0
    }

    private let file: URL?
    private let state: Mutex<State>

    /// Reads an exercise's record; it is empty after a change, and isn't kept if the sandbox keeps nothing.
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

    /// Whether a mutant survived its last run, or was never tried.
    func survivedLast(_ name: String) -> Bool {
        let last = state.withLock { $0.kept.outcomes[name] ?? $0.kept.earlier[name] }
        return [nil, .survived].contains(last)
    }

    /// Returns the paths that outcomes depend on besides the libraries, from the checkout's root.
    static func paths(of exercise: Exercise) -> [String] {
        [
            exercise.path + "/exercise.json", exercise.path, exercise.starterPath, exercise.solution,
            "Tests/Exercises/" + exercise.folder,
        ]
    }

    /// Returns the fingerprint of the exercise, its starter, its solution with the list of equivalent mutants, and its
    /// suite.
    static func fingerprint(of exercise: Exercise, in checkout: Checkout) -> String {
        let list = "\(exercise.proofs)/\(EquivalentFile.name)"
        var print = Fingerprint()
        print.add(paths: paths(of: exercise) + [list] + exercise.kit(in: checkout), in: checkout)
        return print.text
    }

    /// The outcome of a mutant or rewriting, by name; nil if it wasn't tried on these bytes.
    subscript(name: String) -> SystematicOutcome? { state.withLock { $0.kept.outcomes[name] } }

    /// Records the outcome of a mutant or rewriting, and saves after every few, so that an interruption loses little.
    func take(_ outcome: SystematicOutcome, of name: String) {
        state.withLock { state in
            state.kept.outcomes[name] = outcome
            state.unsaved += 1
            if state.unsaved >= 25 { save(&state) }
        }
    }

    /// Saves the outcomes that aren't saved yet.
    func save() { state.withLock { save(&$0) } }

    private func save(_ state: inout State) {
        state.unsaved = 0
        guard let file, let text = try? JSONText.of(state.kept) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }
}
