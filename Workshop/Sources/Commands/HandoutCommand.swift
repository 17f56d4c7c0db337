import Commands
import Course
import Foundation
import Typesetting

/// `workbook handout DIR`: a student's copy.
enum HandoutCommand: ToolCommand {
    static let tool = Tool.handout
    static let details = """
        The copy has the lessons, the exercises as their starters, the suites that grade them, and the command; it has no
        solutions, no proofs of the exercises, no suites of the tools and no CI. It builds, passes its own swift test, and
        is a git repository of its own with one commit.

        Exercises that show each other's answers are not handed out together: the command says which exercise is solved
        where, and which sets and orders are safe. With --then, exercises are added to an existing copy when the answers of
        those that it has are due.

        Where DIR is an older handout, its files become those of a new one, in a commit of its own, and what changed is
        said. Nothing happens there as long as something is not committed.

        With --classroom the copy is a template repository for GitHub: a workflow in it grades each push. With --gradescope
        an archive is written that Gradescope grades with; Documentation/Grading.md says what to choose there.
        """
    static let options = [
        Option("--exercises", value: "LIST", "only these, as in 03a,04a; all unless told"),
        Option("--then", value: "LIST", "adds these to the exercises that the copy has, in a later commit"),
        Option("--anyway", "even if the exercises show each other's answers, as all of them together do"),
        Option("--classroom", value: "DIR", "writes a copy that grades each push on GitHub"),
        Option("--gradescope", value: "FILE", "writes an autograder archive for Gradescope, such as autograder.zip"),
    ]
    /// The most files of one kind that are named.
    private static let shown = 20

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let (folder, template) = (arguments.positional.first, arguments.value("--classroom"))
        let archive = arguments.value("--gradescope")
        if folder == nil, template == nil, archive == nil {
            _ = try arguments.single("the folder to write, as in: handout ../handout")
        }
        let catalogue = try session.catalogue()
        let manner = try manner(arguments)
        let exercises =
            try arguments.value("--then").map(catalogue.exercises(listed:)) ?? catalogue.exercises(listedIn: arguments)
        if Handout.isOne(catalogue.checkout) {
            throw UsageError.conflict("This is a handout itself; a handout is made in a whole checkout.", command: name)
        }
        for (typed, isTemplate) in [(folder, false), (template, true)] {
            guard let typed else { continue }
            let handout = Handout(
                of: exercises, in: catalogue, gradedOnPush: isTemplate, manner, environment: session.environment)
            let outcome = try handout.write(to: url(typed, session), shownAs: typed)
            tell(outcome, typed, session.console)
        }
        if let archive {
            let outcome = try Autograder(of: exercises, in: catalogue).write(
                to: url(archive, session), shownAs: archive)
            tell(outcome, exercises.count.counted("exercise"), archive, session.console)
        }
        return .done
    }

    private static func manner(_ arguments: Arguments) throws(UsageError) -> Handout.Manner {
        let manner = Handout.Manner(isLater: arguments.has("--then"), isInsisting: arguments.has("--anyway"))
        for option in ["--exercises", "--gradescope"] where manner.isLater && arguments.has(option) {
            throw .conflict("--then adds to a copy, and takes no \(option).", command: name)
        }
        return manner
    }

    private static func url(_ typed: String, _ session: Session) -> URL {
        URL(fileURLWithPath: typed, relativeTo: session.folder)
    }

    private static func tell(_ outcome: Autograder.Outcome, _ content: String, _ typed: String, _ console: Console) {
        let words =
            switch outcome {
            case .made: "An autograder is in \(typed): \(content)"
            case .replaced: "The autograder in \(typed) is a new one: \(content)"
            case .kept: "The autograder in \(typed) is the same already: \(content)"
            }
        console.print(words)
    }

    private static func tell(_ outcome: Handout.Outcome, _ typed: String, _ console: Console) {
        let content = "\(outcome.exercises.counted("exercise")), \(outcome.files) files"
        defer { tellShown(outcome.shown, console) }
        guard let changes = outcome.changes else {
            console.print("A handout is in \(typed): \(content), in a git repository of its own")
            return
        }
        if changes.areNone {
            console.print("The handout in \(typed) is the same already: \(content)")
            return
        }
        console.print("The handout in \(typed) is a new one: \(content)")
        for (sign, files) in [("+", changes.added), ("~", changes.changed), ("-", changes.removed)] {
            for file in files.prefix(shown) { console.print("  \(sign) \(file)") }
            if files.count > shown { console.print("  \(sign) and \(files.count - shown) more") }
        }
    }

    private static func tellShown(_ shown: Handout.ShownToStudents, _ console: Console) {
        for (words, answers) in [
            ("Students find answers in it:", shown.early),
            ("Publish it when these answers are due, because it shows them:", shown.due),
        ] where !answers.isEmpty {
            console.print(words)
            for line in ShownAnswer.lines(answers) { console.print("  \(line)") }
        }
    }
}
