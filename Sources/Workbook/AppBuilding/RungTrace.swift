import Checking
import Course
import Foundation
import Journeys
import Playing
import Processes

/// Makes a lesson's program run a journey through its app, and reads the conversation.
package enum RungTrace {
    /// Returns the conversation; `print` receives the app's own output.
    ///
    /// - Throws: `TraceError.failed` if the journey fails or the app crashes, and `ProcessError`.
    package static func run(
        _ program: URL, _ journey: Journey, of lesson: Lesson, in checkout: Checkout, environment: [String: String],
        _ interruption: Interruption, print: (String) -> Void
    ) throws -> Trace {
        let child = try ChildProcess(
            program, ["trace", lesson.label, lesson.name, journey.id],
            environment: environment.merging(["SWIFT_BACKTRACE": CrashReport.settings]) { $1 }, in: checkout.root,
            keeping: .max)
        while try !child.hasEnded(within: 0.02, unless: interruption) {}
        // The trace is the last line, after anything that the app printed.
        let text = child.output.text.trimmingCharacters(in: .newlines)
        let start = text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        let printed = text[..<start].trimmingCharacters(in: .newlines)
        if !printed.isEmpty { print(printed) }
        guard child.hasSucceeded,
            let trace = try? JSONDecoder().decode(Trace.self, from: Data(text[start...].utf8))
        else { throw failure(child.errors.text, child.signal, of: lesson, in: checkout) }
        return trace
    }

    /// Returns why there is no trace: a crash with its place, or else the program's own message.
    private static func failure(
        _ errors: String, _ signal: Int32?, of lesson: Lesson, in checkout: Checkout
    ) -> TraceError {
        let report = CrashReport(output: errors, signal: signal)
        if report.signal == nil, report.message == nil {
            let words = errors.trimmingCharacters(in: .newlines)
            return .failed(words.isEmpty ? "error: the app ended before the journey did" : words)
        }
        let places = report.places.map { (file: checkout.path(ofAbsolute: $0.file), line: $0.line) }
        let place = places.first { $0.file.hasPrefix(lesson.path + "/") }.map { "\($0.file):\($0.line): " }
        return .failed("\(place ?? "")error: crashed: \(report.text)")
    }
}
