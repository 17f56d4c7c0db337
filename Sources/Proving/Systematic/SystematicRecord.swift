import Course
import Foundation
import Grading
import Typesetting

/// What came of the systematic mutants of one exercise, kept as long as no byte changes that it came of.
struct SystematicRecord {
    private struct Kept: Codable {
        var key: String
        var outcomes: [String: SystematicOutcome] = [:]
        /// What came of them the last time, on other bytes.
        var earlier: [String: SystematicOutcome] = [:]
    }

    private let file: URL?
    private var kept: Kept
    private var unsaved = 0

    /// That of an exercise; empty where something changed, and not kept where nothing may be.
    init(of exercise: Exercise, in sandbox: Sandbox) {
        guard let results = sandbox.kept else {
            (file, kept) = (nil, Kept(key: ""))
            return
        }
        let key = results.ground(reading: Self.paths(of: exercise)).text
        file = sandbox.checkout.url("\(KeptResults.folder)/\(exercise.label)/systematic.json")
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let before = data.flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
        if let before, before.key == key, results.areUsed {
            kept = before
        } else {
            kept = Kept(key: key, earlier: before.map { $0.earlier.merging($0.outcomes) { $1 } } ?? [:])
        }
    }

    /// Whether nobody noticed it when it was last tried, or it never was.
    func survivedLast(_ name: String) -> Bool {
        [nil, .survived].contains(kept.outcomes[name] ?? kept.earlier[name])
    }

    /// What the outcomes depend on beside the libraries, from the checkout's root.
    static func paths(of exercise: Exercise) -> [String] {
        [
            exercise.path + "/exercise.json", exercise.path, exercise.starterPath, "Solutions/" + exercise.folder,
            "Tests/Exercises/" + exercise.folder,
        ]
    }

    /// The bytes of the exercise, its starter, its solution with the list of equivalent mutants, and its suite.
    static func fingerprint(of exercise: Exercise, in checkout: Checkout) -> String {
        let list = "Solutions/\(exercise.folder)/\(EquivalentFile.name)"
        return ResultInputs.fingerprint(
            Fingerprint(), with: paths(of: exercise) + [list, "Tests/Exercises/Support"], in: checkout
        ).text
    }

    /// What came of the mutant or the rewriting of that name.
    subscript(name: String) -> SystematicOutcome? {
        get { kept.outcomes[name] }
        set {
            kept.outcomes[name] = newValue
            unsaved += 1
        }
    }

    /// Saves whenever some have come together: of what is broken off, little is lost.
    mutating func saveNowAndThen() { if unsaved >= 25 { save() } }

    mutating func save() {
        unsaved = 0
        guard let file, let text = try? JSONText.of(kept) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }
}
