import Checking
import Course
import Foundation
import Processes
import Typesetting

/// The workspace of one grading worker: the workbook with one answer at a time in it, and a build folder.
///
/// Everything but the answer is built once and stays built.
struct GradingSandbox {
    private let number: SandboxNumber
    private let tree: GradingTree
    private let setup: GradingSetup
    private let checkout: Checkout
    private let scratch: URL
    private var answers: AnswerFolder
    /// The exercise whose answer is in the workbook now.
    private var current: Exercise?

    /// Creates a sandbox for one worker.
    init(_ tree: GradingTree, _ setup: GradingSetup, in home: Checkout) throws(CheckError) {
        number = try SandboxNumber(in: home, for: "grade")
        let folder = home.url(SandboxNumber.folder(number.value, of: "grade"))
        (self.tree, self.setup) = (tree, setup)
        checkout = Checkout(root: folder.appendingPathComponent("workbook"))
        scratch = folder.appendingPathComponent("build")
        answers = AnswerFolder("Exercises", in: checkout)
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        } catch {
            throw .noWorkFolder(path: scratch.path, reason: FileReason.text(error))
        }
        var whole = AnswerFolder(".", in: checkout)
        try whole.lay(tree.files, as: ".")
    }

    /// Builds everything but the answers, with the starter in their place, unless it is built already.
    ///
    /// This takes minutes, which must not count as any answer's time.
    func prepare(with exercise: Exercise) throws(CheckError) {
        let mark = scratch.appendingPathComponent("prepared")
        if (try? String(contentsOf: mark, encoding: .utf8)) == tree.libraries { return }
        var command = command(for: exercise)
        command.boxes?.buildSeconds = Self.secondsForLibraries
        let (isBuilt, output) = try command.build()
        guard isBuilt else {
            throw .notBuilt(
                name: "the workbook, with nobody's answer in it", narrowed: "WORKBOOK_ONLY=\(exercise.label)",
                printing: output)
        }
        try? Data(tree.libraries.utf8).write(to: mark)
    }

    private static let secondsForLibraries = 3600

    /// Builds an answer in one box, runs it in another, and returns its mark.
    mutating func mark(_ exercise: Exercise, _ answer: FileTree) throws(CheckError) -> ExerciseMark {
        try turn(to: exercise)
        try answers.lay(tree.files(of: exercise, answer: answer), as: exercise.folder)
        do throws(CheckError) {
            var checker = Checker(exercise, by: command(for: exercise))
            // A mark waits longer than a learner would: each requirement may hang once.
            checker.mostHangs = exercise.requirements.count
            return ExerciseMark(try checker.run(), of: answer, in: checkout)
        } catch {
            guard error.isOfOneAnswer, !Self.isOfTheDisk(error) else { throw error }
            if case .buildEnded(_, let reason) = error {
                return ExerciseMark(
                    exercise, .timedOut, because: "the compiler used \(reason), and was ended",
                    [.init(heading: "look", text: CheckError.whatKeepsTheCompilerBusy)])
            }
            if case .notBuilt(_, _, let words) = error, let reason = Self.linkerError(in: words) {
                return ExerciseMark(exercise, .doesNotCompile, because: "it can't be linked: \(reason)")
            }
            return ExerciseMark(exercise, .refused, because: "there is no verdict: \(error)")
        }
    }

    /// Whether the build failed because the disk is full, which no answer causes and the next answer can't change.
    static func isOfTheDisk(_ error: CheckError) -> Bool {
        guard case .notBuilt(_, _, let words) = error else { return false }
        return words.contains { $0.contains("No space left on device") }
    }

    /// The linker's message about code that the compiler accepted, such as a second `main`.
    ///
    /// Nil without such a message; then the machine may be at fault.
    static func linkerError(in words: [String]) -> String? {
        let said = words.compactMap { line in line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } }
        return said.first { $0.hasPrefix("duplicate symbol") || $0.hasPrefix("undefined symbol") }
            ?? said.first { $0.hasPrefix("link command failed") }
    }

    /// Puts the last exercise's starter back and deletes what was built from its answer, so that the next answer sees
    /// neither.
    private mutating func turn(to exercise: Exercise) throws(CheckError) {
        defer { current = exercise }
        guard let last = current, last != exercise else { return }
        try answers.lay(tree.starter(of: last), as: last.folder)
        let files = FileManager.default
        for folder in ["debug", "debug/Modules"] {
            let place = scratch.appendingPathComponent(folder)
            let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names where name.hasPrefix("Exercise" + last.label) {
                try? files.removeItem(at: place.appendingPathComponent(name))
            }
        }
    }

    private func command(for exercise: Exercise) -> TestCommand {
        let scope = TestScope(
            name: "exercise \(exercise.label)",
            switches: ["WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1"], scratch: scratch.path)
        var command = TestCommand(
            scope: scope, checkout: checkout, toolchain: setup.toolchain.itself, environment: setup.environment,
            timeout: setup.timeout, interruption: setup.interruption, progress: { _ in })
        command.boxes = boxes
        return command
    }

    private var boxes: Boxes {
        let toolchain = setup.toolchain.itself.folder.path
        var build = Confinement(setup.means)
        build.readable = [toolchain, checkout.root.path]
        build.writable = [scratch.path]
        var run = Confinement(setup.means)
        run.readable = [toolchain, checkout.root.path]
        #if os(Linux)
        run.readable.append(scratch.path + "/debug/ArchitectureWorkbookPackageTests.xctest")
        #else
        run.readable.append(scratch.path)
        #endif
        return Boxes(build: build, run: run, buildSeconds: setup.buildSeconds, runSeconds: setup.runSeconds)
    }
}
