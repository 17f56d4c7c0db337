import Foundation
import Testing

@testable import Processes

@Suite("What a check starts, it ends")
struct ProcessTests {
    private let shell = URL(fileURLWithPath: "/bin/bash")

    @Test("a child in a process group of its own dies with its parent")
    func killsTheTree() throws {
        // `set -m` gives the child its own group, as `swift test` does.
        let child = try ChildProcess(
            shell, ["-c", "set -m; sleep 300 & echo $!; wait"], environment: [:], in: URL(fileURLWithPath: "/"))
        while !child.output.text.contains("\n") { _ = child.hasEnded(within: 0.01) }
        let grandchild = try #require(Int32(child.output.text.split(separator: "\n")[0]))
        #expect(kill(grandchild, 0) == 0)
        child.kill()
        #expect(isGone(grandchild))
    }

    @Test("a script that somebody still has open for writing is tried again until it is not")
    func busy() throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("busy \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: script) }
        try Data("#!/bin/bash\necho done\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let open = try FileHandle(forWritingTo: script)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { try? open.close() }
        let child = try ChildProcess(script, [], environment: [:], in: URL(fileURLWithPath: "/"))
        while !child.hasEnded(within: 1) {}
        #expect(child.output.text == "done\n")
    }

    @Test("nothing gets away that is started while all of it is ended")
    func startsWhileKilled() throws {
        // Each process prints its id as soon as it runs, so that the test finds any that got away.
        let script = "set -m; for one in {1..3000}; do (echo $BASHPID; exec sleep 30) & done; wait"
        let child = try ChildProcess(shell, ["-c", script], environment: [:], in: URL(fileURLWithPath: "/"))
        while child.output.text.split(separator: "\n").count < 20 { _ = child.hasEnded(within: 0.01) }
        child.kill()
        Thread.sleep(forTimeInterval: 0.3)
        let started = child.output.text.split(separator: "\n").compactMap { Int32($0) }
        let left = started.filter { !isGone($0) }
        for process in left { kill(process, SIGKILL) }
        #expect(left.isEmpty, "\(left.count) of \(started.count) got away")
    }

    /// Whether a process has ended, or only waits for the system's first process to collect it; a killed one gets some
    /// time.
    private func isGone(_ process: Int32) -> Bool {
        for _ in 1...1_000 {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if kill(process, 0) != 0 || state?.contains(") Z ") == true { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return false
    }

    @Test("what ended by Ctrl-C, too, has no result, whether its end or the signal was seen first")
    func interrupted() throws {
        let whole = Interruption()
        defer { whole.stop() }
        let part = Interruption(within: whole)
        let child = try ChildProcess(shell, ["-c", "exit 0"], environment: [:], in: URL(fileURLWithPath: "/"))
        while try !child.hasEnded(within: 0.01, unless: part) {}
        part.interrupt()
        #expect(throws: ProcessError.interrupted(signal: SIGINT)) { try child.hasEnded(within: 60, unless: part) }
    }

    @Test("descendants are found over generations, and nobody else")
    func descendants() {
        let parents: [Int32: Int32] = [2: 1, 3: 2, 4: 3, 5: 1, 6: 5, 7: 3]
        #expect(ProcessTree.descendants(of: 2, parents: parents) == [3, 4, 7])
        #expect(ProcessTree.descendants(of: 4, parents: parents) == [])
    }

    @Test("of an endless print, the beginning and the end are kept")
    func boundedOutput() throws {
        let pipe = Pipe()
        let output = BoundedOutput(of: pipe, limit: 100)
        let text = "first" + String(repeating: ".", count: 2_000_000) + "last"
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        for _ in 1...60 where !output.text.hasSuffix("last") { output.finish() }
        #expect(output.text.hasPrefix("first"))
        #expect(output.text.hasSuffix("last"))
        // The output takes 64 KB from the pipe at a time, and cuts nothing out of them.
        #expect(output.text.count < 500_000)
    }

    @Test("without swift on the PATH that is said, with the PATH")
    func noSwift() {
        let error = #expect(throws: ProcessError.self) { try Toolchain(environment: ["PATH": "/nowhere"]) }
        #expect(error == .noSwift(path: "/nowhere"))
        #expect(error?.description.hasPrefix("There is no swift on your PATH, which is /nowhere\n") == true)
    }
}
