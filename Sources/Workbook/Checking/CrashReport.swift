import Course
import Foundation

/// The crash information in a test process's output, for people to read and never for a verdict.
package struct CrashReport: Sendable, Equatable {
    /// A place in a file.
    package struct Place: Sendable, Equatable {
        /// The file, as an absolute path or its name alone.
        package let file: String
        /// The line, from 1.
        package let line: Int
    }

    /// The runtime's message: `Index out of range`.
    package let message: String?
    /// The number of the signal that ended the process, as SwiftPM reports it.
    package let signal: Int32?
    /// The places in the backtrace, innermost frame first.
    package let places: [Place]
    /// The place in the message itself, whose file has no folder.
    let stated: Place?

    /// The value of `SWIFT_BACKTRACE` for such a report: the frames, without the registers and without a question at
    /// the terminal.
    package static let settings =
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"

    /// Reads the runtime's message and the frames of its backtrace; `known` is the signal, if the caller knows it.
    package init(output: String, signal known: Int32? = nil) {
        var message: String?
        var places: [Place] = []
        var stated: Place?
        var signal = known
        for line in output.split(whereSeparator: \.isNewline) {
            if let marker = line.range(of: "Fatal error: ") {
                message = String(line[marker.upperBound...])
                stated = Self.stated(line[..<marker.lowerBound])
            } else if line.hasPrefix("Could not cast value of type") {
                message = String(line.replacing(#/ \(0x[0-9a-f]+\)/#, with: ""))
            } else if let marker = line.range(of: "unexpected signal code ") {
                signal = Int32(line[marker.upperBound...].prefix { $0.isNumber })
            } else if let marker = line.range(of: " at /", options: .backwards) {
                if let place = Self.place(line[line.index(before: marker.upperBound)...]) { places.append(place) }
                // A trap that the compiler inserted has no message; its frame's name tells the reason.
                if message == nil, let trap = line.firstMatch(of: #/Swift runtime failure: (.+?) in /#) {
                    message = String(trap.1)
                }
            }
        }
        self.message = message
        self.places = places
        self.stated = stated
        self.signal = signal
    }

    /// Creates a report that has only a message.
    init(message: String) { (self.message, signal, places, stated) = (message, nil, [], nil) }

    /// Creates a report that has only a signal.
    init(signal: Int32?) { (message, self.signal, places, stated) = (nil, signal, [], nil) }

    /// The cause of the crash, as far as it is known.
    package var text: String {
        if let message { return message }
        switch signal {
        case SIGSEGV, SIGBUS: return "memory was touched that is not there, or the stack ran over"
        case SIGABRT: return "the process was aborted"
        case SIGILL, SIGTRAP: return "Swift trapped, as it does when a number leaves its range"
        case SIGKILL: return "the process was killed, as the system does when memory runs out"
        case let signal?: return "the process was ended by signal \(signal)"
        case nil: return "the process was ended by the system"
        }
    }

    /// Whether this looks like endless recursion, which leaves no message.
    var isOverflow: Bool { message == nil && (signal == SIGSEGV || signal == SIGBUS) }

    /// The advice on this crash.
    package var advice: [(heading: String, text: String)] {
        isOverflow
            ? [("look", "for a function that calls itself, or a property that reads itself, without end")]
            : [("fix", "make that line safe for whatever it is given")]
    }

    /// The advice for code that doesn't return.
    package static let whatToLookForInALoop =
        "for a loop that never ends; a completion that is never called; and a wait that blocks the main "
        + "thread, such as semaphore.wait(): what it waits for comes on the main thread, too"

    /// Reads `Exercise12a/File.swift:14: `.
    private static func stated(_ text: Substring) -> Place? {
        guard let match = text.wholeMatch(of: #/(?:.*/)?([^/]+\.swift):(\d+): /#), let line = Int(match.2) else {
            return nil
        }
        return Place(file: String(match.1), line: line)
    }

    /// Reads `/path/File.swift:14:21`.
    private static func place(_ text: Substring) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        return Place(file: parts.dropLast(2).joined(separator: ":"), line: line)
    }
}
