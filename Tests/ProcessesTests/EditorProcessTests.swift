import Foundation
import Testing

@testable import Processes

@Suite("A program that somebody types into, and one with windows of its own")
struct EditorProcessTests {
    private let shell = URL(fileURLWithPath: "/bin/bash")

    private func run(_ script: String, whenStopped: () -> Void = {}) throws -> Bool {
        try ForegroundProgram.run(shell, ["-c", script], environment: [:], whenStopped: whenStopped)
    }

    /// Waits up to a minute for a program's end; returns nil if it is still running then.
    private func end(of program: DetachedProgram) -> Bool? {
        for _ in 1...6_000 {
            if let end = program.end() { return end }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return nil
    }

    @Test("the one in front is waited for, and tells how it ended")
    func ends() throws {
        #expect(try run("exit 0"))
        #expect(try !run("exit 3"))
        #expect(throws: ProcessError.notStarted(program: "/nowhere", reason: "No such file or directory")) {
            try ForegroundProgram.run(
                URL(fileURLWithPath: "/nowhere"), [], environment: [:], whenStopped: {})
        }
    }

    @Test("one that Ctrl-Z stopped goes on afterwards")
    func stops() throws {
        var stops = 0
        #expect(try run("kill -STOP $$; kill -STOP $$; exit 0", whenStopped: { stops += 1 }))
        #expect(stops == 2)
    }

    @Test("signals do to it what they do by default, although this process takes them otherwise")
    func heeds() throws {
        let interruption = Interruption()
        defer { interruption.stop() }
        #expect(try !run("kill -TERM $$; exit 0"))
    }

    @Test("Ctrl-C is the program's as long as it has the terminal")
    func lends() {
        let whole = Interruption()
        defer { whole.stop() }
        let part = Interruption(within: whole)
        part.lendingTerminal { part.take(SIGINT) }
        // The signal may reach the command a moment after the program had the terminal.
        part.take(SIGINT)
        #expect(part.received == nil)
        Thread.sleep(forTimeInterval: 0.6)
        part.take(SIGINT)
        #expect(part.received == SIGINT)
    }

    @Test("that the terminal is gone is never the program's alone")
    func hangsUp() {
        let whole = Interruption()
        defer { whole.stop() }
        let part = Interruption(within: whole)
        part.lendingTerminal { part.take(SIGHUP) }
        #expect(part.received == SIGHUP)
    }

    @Test("the one with windows tells how it ended, once, and what it said")
    func detached() throws {
        let failing = try DetachedProgram(shell, ["-c", "echo 'no display' >&2; exit 1"], environment: [:])
        #expect(end(of: failing) == false)
        #expect(failing.errors == "no display")
        #expect(failing.end() == nil)
        let fine = try DetachedProgram(shell, ["-c", "read; exit 0"], environment: [:])
        #expect(end(of: fine) == true)
        #expect(fine.errors.isEmpty)
    }

    @Test("no signal from the terminal reaches the one with windows")
    func isApart() throws {
        let program = try DetachedProgram(
            shell, ["-c", "ps -o pgid= -p $$ >&2; echo $$ >&2"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(end(of: program) == true)
        let numbers = program.errors.split { $0.isWhitespace }
        #expect(numbers.count == 2)
        #expect(numbers.first == numbers.last)
    }
}
