import Commands
import Foundation
import Processes
import Typesetting

/// `workbook grade DIR...`: marks for a class.
enum GradeCommand: ToolCommand {
    static let tool = Tool.grade
    static let details = """
        A submission is a folder, a zip or a tar archive with a folder Exercises in it, at any depth; one exercise's folder
        or file is enough if nothing else could be meant. DIR is one submission, or a folder with one for each student, such
        as the download of a class in Canvas or Moodle. Only files that an exercise lets students edit are taken; the suites
        and everything else are the workbook's own.

        What students wrote is built and run in a box: it sees neither solutions nor other submissions, no home and no
        network. Each mark is kept as it comes, under the bytes that it came of, so that a class whose grading was broken
        off goes on where it was, and unchanged work is never graded again.

        The file of --course has a deadline, what each late day costs, extensions, and your own points and comments, which
        outlast regrading. A submission whose time of hand-in isn't known loses nothing for lateness.

        With --shard, one machine of several grades its part of the class, and --merge makes one of all parts. Exits with 0
        when everything was graded, whatever the marks are, and with 1 when a submission is not graded, which is not the
        same as 0 points. A student on the --roster who handed in nothing has no submission.
        """
    static let options = [
        Option("--exercises", value: "LIST", "only these, as in 01-06,12; all unless told"),
        Option("--format", value: "FORMAT", ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")),
        Option("--output", value: "PATH", "writes there; html and others are a folder, feedback is an archive"),
        Option("--columns", value: "FOR", "of csv: plain, or in the manner of canvas or moodle"),
        Option("--roster", value: "FILE", "a CSV from Canvas or Moodle: names, and who handed in nothing"),
        Option("--course", value: "FILE", "deadline, lateness, and your own points, as Documentation/Grading.md shows"),
        Option("--deadline", value: "DATE", "such as 2026-11-20T23:59+01:00; instead of the one in the course's file"),
        Option("--anonymous", "without names: each submission is called by its id"),
        Option("--jobs", value: "N", "so many answers at a time; half of the processors unless told"),
        Option("--timeout", value: "SECONDS", "how long a test may run; \(GradingSetup.defaultTimeout) unless told"),
        Option("--shard", value: "K/N", "the K-th of N equal parts of the class, as a file in the folder of --output"),
        Option("--merge", "DIR... are folders of such files: makes the reports of the whole class"),
        Option("--no-sandbox", "without a box: what students wrote can do whatever you can; every report says so"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let wanted = try Wanted(arguments)
        // Read first, so that a mistake in it isn't found after hours of grading.
        let course = try CourseFile(arguments, session)
        let typed = try arguments.oneOrMore("what was handed in, as in: grade submissions")
        let places = typed.map { URL(fileURLWithPath: $0, relativeTo: session.folder).standardizedFileURL }
        if arguments.has("--merge") {
            if arguments.has("--roster") {
                throw UsageError.conflict("--roster belongs to the parts: give it with --shard.", command: name)
            }
            return try tell(try ShardFile.merged(ShardFile.read(places)), under: course, as: wanted, session)
        }
        let (gradebook, everyone) = try grade(places, wanted.shard, course?.rules.title, arguments, session)
        guard let shard = wanted.shard, let output = wanted.output else {
            return try tell(gradebook, under: course, as: wanted, session)
        }
        let file = ShardFile(shard: shard, everyone: everyone, gradebook: gradebook)
        let place = URL(fileURLWithPath: output, relativeTo: session.folder).appendingPathComponent(file.fileName)
        try ReportWriter.write(file.text, to: place)
        let count = gradebook.submissions.count.counted("submission")
        session.console.print("Shard \(shard), \(count), is in \(output)/\(file.fileName)")
        return .done
    }

    private static func grade(
        _ places: [URL], _ shard: Shard?, _ course: String?, _ arguments: Arguments, _ session: Session
    ) throws -> (gradebook: Gradebook, everyone: [String]) {
        let roster = try arguments.value("--roster").map { typed in
            try Roster(URL(fileURLWithPath: typed, relativeTo: session.folder), shownAs: typed)
        }
        let catalogue = try session.catalogue()
        let exercises = try catalogue.exercises(listedIn: arguments)
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let interruption = Interruption()
        defer { interruption.stop() }
        let setup = try GradingSetup(
            environment: session.environment,
            jobs: try arguments.number("--jobs", in: 1...64) ?? max(1, processors / 2),
            timeout: try arguments.number("--timeout", in: 1...3600) ?? GradingSetup.defaultTimeout,
            confined: !arguments.has("--no-sandbox"), interruption: interruption)
        let words = arguments.typed.map(ShellWord.init).map(\.text).joined(separator: " ")
        let grader = try Grader(
            exercises, in: catalogue, setup, environment: session.environment, course: course,
            again: "swift run workbook \(name) \(words)")
        let (console, start) = (session.console, ContinuousClock.now)
        defer { console.endProgress() }
        return try grader.grade(places, roster: roster, shard: shard) { progress in
            let left = progress.secondsLeft(after: start.duration(to: .now)).map { ", \(Self.time($0)) left" } ?? ""
            console.progress("\(progress.done) of \(progress.all)\(left): \(progress.current)")
        }
    }

    private static func tell(
        _ marks: Gradebook, under course: CourseFile?, as wanted: Wanted, _ session: Session
    ) throws -> ExitStatus {
        let console = session.console
        let (named, unused) = course?.applied(to: marks) ?? (marks, [])
        for sentence in unused { console.complain(sentence) }
        let gradebook = wanted.isAnonymous ? try anonymous(named, session) : named
        let writer = ReportWriter(
            gradebook, as: wanted.format, columns: wanted.columns,
            environment: session.environment)
        if let output = wanted.output {
            let place = URL(fileURLWithPath: output, relativeTo: session.folder)
            let count = try writer.write(to: place)
            let strangers = writer.strangers(in: place)
            let files = count == 1 ? "" : ", \(count) files"
            let submissions = ClassFigures(gradebook).submissions.counted("submission")
            console.print("The marks of \(submissions) are in \(output)\(files)")
            if let first = strangers.first {
                let pages = "\(strangers.count.counted("page")) there, such as students/\(first),"
                console.complain("\(pages) belong to no student in these marks: an earlier grading wrote them.")
            }
        } else if let text = try writer.text(console.style, width: console.room) {
            console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
        if let leftOut = writer.leftOut { console.complain(leftOut) }
        // A table says it itself.
        if wanted.output != nil || wanted.format != .table { gradebook.notes.forEach(console.complain) }
        return gradebook.submissions.contains { $0.notGraded != nil && !$0.isAbsent } ? .notPassed : .done
    }

    private static func anonymous(_ gradebook: Gradebook, _ session: Session) throws -> Gradebook {
        gradebook.anonymous(by: try AnonymityKey(in: try session.catalogue().checkout))
    }

    private static func time(_ seconds: Int) -> String {
        seconds < 90 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
    }

    /// The format of the marks, and where they go.
    private struct Wanted {
        let format: ReportFormat
        let output: String?
        let columns: GradebookCSV.Flavor
        let shard: Shard?
        let isAnonymous: Bool

        /// The options that don't fit a part of a class.
        private static let ofReports = ["--merge", "--format", "--anonymous", "--course", "--deadline"]

        init(_ arguments: Arguments) throws(UsageError) {
            format = try arguments.choice("--format") ?? .table
            output = arguments.value("--output")
            isAnonymous = arguments.has("--anonymous")
            if arguments.has("--columns"), format != .csv {
                throw .conflict("--columns are those of --format csv.", command: name)
            }
            columns = try arguments.choice("--columns") ?? .plain
            if let text = arguments.value("--shard") {
                guard let shard = Shard(text) else {
                    throw .wrongValue(option: "--shard", value: text, command: name, expected: "K/N, as in 3/10")
                }
                if let other = Self.ofReports.first(where: arguments.has) {
                    throw .conflict(
                        "--shard writes a part of a class for --merge, which makes the reports and takes \(other).",
                        command: name)
                }
                self.shard = shard
            } else {
                shard = nil
            }
            if output == nil, shard != nil || format.isFolder {
                let what = shard == nil ? "--format \(format.rawValue)" : "--shard"
                let place = format == .feedback ? "the archive to write for \(what): --output FILE.zip" : nil
                throw .missingArgument(
                    command: name, expected: place ?? "the folder to write for \(what): --output DIR")
            }
        }
    }
}
