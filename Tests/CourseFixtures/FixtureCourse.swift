import Foundation

@testable import Course

/// A course of one lesson and one exercise, whose own `swift` builds nothing and writes given events.
///
/// Its folder has a name with spaces and umlauts.
package final class FixtureCourse {
    package let root: URL
    private let command: BuiltCommand

    package init() throws {
        command = try BuiltCommand()
        root = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs kurs \(UUID().uuidString)")
        try write("Package.swift", "// swift-tools-version: 6.2\n")
        try write("Lessons/13-Modules/README.md", "# Lesson 13: Modules\n\nAn **actor** plays a role.\n")
        try write("Exercises/13a-Worker/exercise.json", Self.exercise)
        try write("Exercises/13a-Worker/README.md", "# 13a Worker\n\nWrite the Worker.\n")
        try write("Exercises/13a-Worker/hints.md", Self.hints)
        try write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker {}\n")
        try write("Exercises/.starter/13a-Worker/Sources/Worker.swift", "struct Worker {}\n")
        try write("bin/swift", Self.swift)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("bin/swift"))
        try events(ending: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Runs the command in the course.
    package func workbook(
        _ arguments: String..., environment: [String: String] = [:], input: String = "",
        whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> BuiltCommand.Result {
        try run(arguments, environment: environment, input: input, whileRunning: whileRunning)
    }

    /// Runs the command in the course, with its arguments in an array.
    package func run(
        _ arguments: [String], environment: [String: String] = [:], input: String = "",
        whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> BuiltCommand.Result {
        let path = ["PATH": path("bin") + ":/usr/bin:/bin"]
        return try command.run(
            arguments, in: root, environment: path.merging(environment) { $1 }, input: input,
            whileRunning: whileRunning)
    }

    /// Runs the command with an input that stays open; `whileRunning` types into it.
    package func run(
        _ arguments: [String], environment: [String: String] = [:], input: Pipe,
        whileRunning: (Process) throws -> Void
    ) throws -> BuiltCommand.Result {
        let path = ["PATH": path("bin") + ":/usr/bin:/bin"]
        return try command.run(
            arguments, in: root, environment: path.merging(environment) { $1 }, lines: input,
            whileRunning: whileRunning)
    }

    #if os(Linux)
    /// Runs the command on a terminal of 24 lines, which `script` makes; `whileRunning` types into it.
    package func runOnTerminal(
        _ arguments: String..., environment: [String: String] = [:], input: Pipe,
        whileRunning: (Process) throws -> Void
    ) throws -> BuiltCommand.Result {
        let path = ["PATH": path("bin") + ":/usr/bin:/bin", "SHELL": "/bin/sh"]
        let words = ([command.workbook.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        return try command.run(
            // Without `exec`, Ctrl-C would end the shell in between.
            ["-qfec", "exec " + words, "/dev/null"], in: root, environment: path.merging(environment) { $1 },
            lines: input,
            program: URL(fileURLWithPath: "/usr/bin/script"), whileRunning: whileRunning)
    }
    #endif

    /// Adds a program to the command's PATH, written as a shell script.
    package func addProgram(_ name: String, _ script: String) throws {
        try write("bin/" + name, "#!/bin/sh\n" + script + "\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("bin/" + name))
    }

    /// Waits until a file exists and contains a text, for two minutes at most, since machines may be busy.
    package func waitFor(_ file: String, holding text: String = "") throws {
        for _ in 1...12_000 {
            if let found = read(file), text.isEmpty || found.contains(text) { return }
            Thread.sleep(forTimeInterval: 0.01)
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path(file)])
    }

    package func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: path(file))
    }

    /// Sets the events of the next check: an issue in `fetch`, or a run that breaks off before the end of `keep`.
    package func events(issue: Bool = false, ending: Bool) throws {
        try write("bin/events", lines(failing: issue ? ["fetch"] : [], ending: ending))
    }

    /// Sets the events of a run whose answer begins with `// sees: NAME`.
    package func events(for name: String, failing: [String], ending: Bool = true) throws {
        try write("bin/events-" + name, lines(failing: failing, ending: ending))
    }

    private func lines(failing: [String], ending: Bool) -> String {
        var lines = ["fetch", "keep"].map {
            #"{"kind":"test","payload":{"id":"\#($0)","kind":"function","name":"\#($0)()"},"version":0}"#
        }
        lines += ["fetch", "keep"].map {
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#($0)"},"version":0}"#
        }
        for test in failing {
            lines.append(
                #"{"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"filePath":"\#(root.path)/T.swift","#
                    + #""line":5,"column":9}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"#
                    + #""Expectation failed: 1 == 2"},{"symbol":"details","text":"one is not two"}],"testID":"\#(test)"},"version":0}"#
            )
        }
        lines.append(#"{"kind":"event","payload":{"kind":"testEnded","testID":"fetch"},"version":0}"#)
        if ending {
            lines.append(#"{"kind":"event","payload":{"kind":"testEnded","testID":"keep"},"version":0}"#)
            lines.append(#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    package func write(_ file: String, _ text: String) throws {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    package func read(_ file: String) -> String? {
        (try? Data(contentsOf: URL(fileURLWithPath: path(file)))).map { String(decoding: $0, as: UTF8.self) }
    }

    package func path(_ file: String) -> String { root.path + "/" + file }

    /// Writes its arguments and switches to `bin/called`, and follows the files next to it.
    private static let swift = """
        #!/bin/sh
        bin=$(dirname "$0")
        { echo "$@"; env | grep '^WORKBOOK_' | sort; } > "$bin/called"
        events=$bin/events
        answer=$WORKBOOK_TREE/13a-Worker/Sources/Worker.swift
        if [ ! -f "$answer" ]; then answer=$WORKBOOK_TREE/Lessons/13-Modules/Sources/Worker.swift; fi
        if [ -f "$answer" ]; then
            events=$bin/events-$(sed -n 's|^// sees: ||p' "$answer")
            if [ ! -f "$events" ]; then echo "$PWD/$answer:1:4: error: there is no such sight" >&2; exit 1; fi
        fi
        if [ -f "$bin/errors" ]; then cat "$bin/errors" >&2; exit 1; fi
        if [ -f "$bin/prints" ]; then cat "$bin/prints"; fi
        while [ $# -gt 1 ]; do
            if [ "$1" = --event-stream-output-path ]; then cat "$events" > "$2"; fi
            shift
        done
        if [ -f "$bin/loop" ] || [ -f "$bin/loop-$WORKBOOK_ONLY" ]; then sleep 300; fi
        """

    private static let exercise = """
        { "number": "13a", "name": "Worker", "title": "Get the books", "minutes": 20,
          "startsFrom": "Bookshelf", "editable": ["Sources/Worker.swift"], "rules": [],
          "requirements": [
            { "id": "13a.1", "kind": "behavior", "points": 2, "goal": "Fetching presents.", "tests": ["fetch"] },
            { "id": "13a.2", "kind": "structure", "points": 1, "goal": "Nobody is kept.", "tests": ["keep"] } ] }

        """

    private static let hints =
        "# Hints\n"
        + ["13a.1", "13a.2"].map { id in
            "\n## \(id) Goal\n\n### Where to look\n\nHere.\n\n### What to do\n\nThis.\n\n### Nearly the code\n\n`that`\n"
        }.joined()
}
