import Foundation
import Testing

@testable import Processes

@Suite("What runs in a box sees, writes and uses what it may", .enabled(if: Machine.hasBox, "no box on this machine"))
struct ConfinementTests {
    /// Runs a shell script in a box.
    private func run(
        _ script: String, change: (inout Confinement) -> Void = { _ in }, in folder: String = "/"
    ) throws -> ChildProcess {
        var box = Confinement(try #require(Machine.means))
        change(&box)
        let child = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script],
            environment: Confinement.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
            in: URL(fileURLWithPath: folder), box: box)
        if !child.hasEnded(within: 20) { child.kill() }
        return child
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("box \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("it sees a folder that is named, and none beside it")
    func sees() throws {
        let (seen, other) = (try temporaryFolder(), try temporaryFolder())
        for folder in [seen, other] { try Data("secret".utf8).write(to: folder.appendingPathComponent("file")) }
        let child = try run("cat '\(seen.path)/file' '\(other.path)/file'") { $0.readable = [seen.path] }
        #expect(child.output.text == "secret")
        #expect(!child.hasSucceeded)
    }

    @Test("it writes where it may, and nowhere else")
    func writes() throws {
        let (mine, other) = (try temporaryFolder(), try temporaryFolder())
        let child = try run("echo a > '\(mine.path)/file'; echo b > '\(other.path)/file'") {
            ($0.readable, $0.writable) = ([other.path], [mine.path])
        }
        #expect(!child.hasSucceeded)
        #expect(FileManager.default.fileExists(atPath: mine.appendingPathComponent("file").path))
        #expect(!FileManager.default.fileExists(atPath: other.appendingPathComponent("file").path))
    }

    @Test("it sees no process but its own, and no network but itself")
    func isAlone() throws {
        let script =
            "ls /proc | grep -c '^[0-9]'; ls /sys/class/net 2>/dev/null; tail -n +3 /proc/net/dev | cut -d: -f1"
        let lines = try run(script).output.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(Int(try #require(lines.first)) ?? 99 < 10)
        #expect(lines.dropFirst().allSatisfy { $0 == "lo" })
    }

    @Test("its home is gone with it, and has nothing of the user's")
    func home() throws {
        let child = try run("ls -A ~; echo left > ~/file; echo $HOME")
        #expect(child.output.text == "/tmp\n")
        #expect(!FileManager.default.fileExists(atPath: "/tmp/file"))
    }

    @Test("a file can't grow without end")
    func files() throws {
        let mine = try temporaryFolder()
        let child = try run("head -c 3000000 /dev/zero > '\(mine.path)/file'") {
            $0.writable = [mine.path]
            $0.limits.file = 1 << 20
        }
        #expect(!child.hasSucceeded)
        let size = try FileManager.default.attributesOfItem(atPath: mine.path + "/file")[.size] as? Int
        #expect(size == 1 << 20)
    }

    @Test("what it uses too much of is named, and all of it ends with it")
    func excess() throws {
        var box = Confinement(try #require(Machine.means))
        box.limits.processes = 10
        let mark = "1234\(Int.random(in: 0..<1_000_000))"
        let child = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep \(mark) & done; wait"],
            environment: ["PATH": "/usr/bin:/bin"], in: URL(fileURLWithPath: "/"), box: box)
        #expect(!child.hasEnded(within: 1))
        #if os(Linux)
        #expect(child.excess == "more than 10 processes and threads")
        #endif
        child.kill()
        let lines = ProcessStatus.all().keys.compactMap {
            try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
        }
        #expect(!lines.contains { $0.contains(mark) && $0.hasPrefix("sleep") })
    }

    @Test("a signal that ended it is told")
    func signal() throws {
        #expect(try run("kill -SEGV $$").signal == SIGSEGV)
        #expect(try run("exit 3").signal == nil)
    }
}

/// The means of confinement on this machine.
enum Machine {
    static let means = try? Confinement.Means.find(environment: ProcessInfo.processInfo.environment)
    static var hasBox: Bool { means != nil }
}
