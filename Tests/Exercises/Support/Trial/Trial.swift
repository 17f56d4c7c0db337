import Foundation
import SourceModel

/// An answer that was built once more: its actors' messages are written down, and it has faults to switch on.
public struct Trial: Sendable {
    /// Everything that can be wrong in a run.
    let faults: [TrialFault]
    private let target: String
    private let program: URL

    /// Builds an answer once more, unless this process has done so already.
    public static func of(_ exercise: Exercise, by plan: TrialPlan) async throws(TrialError) -> Trial {
        try await Trials.shared.trial(of: exercise, by: plan).get()
    }

    static func make(of exercise: Exercise, by plan: TrialPlan) async throws(TrialError) -> Trial {
        let target = "Exercise" + exercise.number
        let package = TrialPackage(folder: exercise.trialFolder, target: target)
        let sources: Sources
        let others: [String: String]
        do {
            sources = try exercise.sources
            others = try Self.others(of: exercise, by: plan, target: target)
        } catch {
            throw .noPlace(path: exercise.folder.path, reason: "\(error)")
        }
        func built(_ copy: InstrumentedCopy) async throws(TrialError) -> Trial {
            let files = copy.files.map { ("Sources/\(target)/\($0)", $1) }
            try package.lay(others.merging(files) { $1 })
            return Trial(faults: copy.faults, target: target, program: try await package.build())
        }
        do throws(TrialError) {
            return try await built(InstrumentedCopy(of: sources, by: plan))
        } catch {
            // A condition may be written in a way that the reader of conditions does not know.
            guard case .notBuilt = error else { throw error }
            return try await built(InstrumentedCopy(of: sources, by: plan, decides: false))
        }
    }

    /// The run of the learner's tests on a fault; nil for none.
    func run(on fault: String?) async -> LearnerRun {
        await LearnerRuns.shared.run("\(target)LearnerTests", on: fault, in: program)
    }

    /// What the actors say while the driver uses the app.
    public func conversation() async -> Conversation {
        guard let folder = try? TemporaryFolder() else {
            return Conversation(steps: [:], end: "there is no place for what is said")
        }
        let file = folder.url.appending(path: "conversation.json")
        let run = await LearnerProcess(
            pattern: "^\(target)Driver\\.", fault: nil, limit: 60, program: program,
            variables: ["WORKBOOK_CONVERSATION": file.path]
        ).run()
        let failure = run.failures.first.map { Conversation.reason(in: $0.text) }
        let end = run.end == .complete ? failure : failure ?? "the app came to an end in the middle: \(run.end)"
        return Conversation(steps: Conversation.read(file), end: end)
    }

    // MARK: - What is built beside the copy

    private static func others(
        of exercise: Exercise, by plan: TrialPlan, target: String
    ) throws -> [String: String] {
        let sources = exercise.checkout.appending(path: "Sources/Kit")
        let suite = exercise.checkout.appending(path: "Tests/Exercises/\(exercise.folderName)")
        let runtime = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "WorkbookTrial.swift")
        var files = ["Sources/\(target)/WorkbookTrial.swift": try String(contentsOf: runtime, encoding: .utf8)]
        for (from, to) in [
            (sources.appending(path: "HeadlessUIKit"), "Sources/HeadlessUIKit"),
            (sources.appending(path: "Spies"), "Sources/Spies"),
            (exercise.folder.appending(path: "Tests"), "Tests/\(target)LearnerTests"),
        ] {
            for path in Exercise.files(below: from) where path.hasSuffix(".swift") {
                files["\(to)/\(path)"] = try String(contentsOf: from.appending(path: path), encoding: .utf8)
            }
        }
        for path in plan.driver {
            files["Tests/\(target)Driver/\(path)"] = try String(
                contentsOf: suite.appending(path: path), encoding: .utf8)
        }
        return files
    }
}
