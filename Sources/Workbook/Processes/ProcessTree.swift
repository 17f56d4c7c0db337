import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A process and everything that it started.
///
/// `swift test` runs the tests in a separate process group, so killing it, or its group, leaves an endless loop
/// running. The tree is found through the parents that the system reports, before any of it is killed.
enum ProcessTree {
    /// Kills the whole tree at once; no process in it can refuse.
    static func kill(from root: Int32) {
        // The whole tree is stopped first: a stopped process can't start others between the last look and the kill, and
        // children whose parent is gone couldn't be found anymore.
        var tree: Set<Int32> = []
        var new: Set<Int32> = [root]
        while !new.isEmpty {
            for process in new { _ = signal(process, SIGSTOP) }
            tree.formUnion(new)
            new = Set(descendants(of: root, parents: parents())).subtracting(tree)
        }
        for process in tree {
            if getpgid(process) == process { _ = killpg(process, SIGKILL) }
            _ = signal(process, SIGKILL)
        }
    }

    /// Kills one process and nothing that it started.
    static func killAlone(_ process: Int32) { _ = signal(process, SIGKILL) }

    /// Returns all processes below the root, children before grandchildren.
    static func descendants(of root: Int32, parents: [Int32: Int32]) -> [Int32] {
        var found: [Int32] = []
        var level: Set<Int32> = [root]
        while !level.isEmpty {
            level = Set(parents.filter { level.contains($0.value) && !found.contains($0.key) }.keys)
            level.remove(root)
            found += level.sorted()
        }
        return found
    }

    /// Returns the use of a process and all that it started: processes and threads, and bytes of memory; nil on a
    /// system that doesn't report it cheaply.
    static func usage(from root: Int32) -> (processes: Int, memory: Int)? {
        #if os(Linux)
        let all = ProcessStatus.all()
        let tree = [root] + descendants(of: root, parents: all.mapValues(\.parent))
        let statuses = tree.compactMap { all[$0] }
        return (statuses.reduce(0) { $0 + $1.threads }, statuses.reduce(0) { $0 + $1.memory })
        #else
        return nil
        #endif
    }

    /// Returns the number of processes and threads on this machine, as far as the system reports them.
    static func countOfAll() -> Int {
        #if os(Linux)
        ProcessStatus.all().values.reduce(0) { $0 + $1.threads }
        #else
        parents().count
        #endif
    }

    private static func signal(_ process: Int32, _ number: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.kill(process, number)
        #elseif canImport(Musl)
        Musl.kill(process, number)
        #else
        Darwin.kill(process, number)
        #endif
    }

    /// Returns the parent of every process.
    private static func parents() -> [Int32: Int32] {
        #if os(Linux)
        parentsInProc()
        #else
        parentsFromPS()
        #endif
    }

    #if os(Linux)
    private static func parentsInProc() -> [Int32: Int32] { ProcessStatus.all().mapValues(\.parent) }
    #else
    private static func parentsFromPS() -> [Int32: Int32] {
        let ps = Process()
        ps.executableURL = URL(fileURLWithPath: "/bin/ps")
        ps.arguments = ["-axo", "pid=,ppid="]
        let pipe = Pipe()
        ps.standardOutput = pipe
        guard (try? ps.run()) != nil else { return [:] }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        ps.waitUntilExit()
        var parents: [Int32: Int32] = [:]
        for line in output.split(separator: "\n") {
            let fields = line.split(separator: " ").compactMap { Int32($0) }
            if fields.count == 2 { parents[fields[0]] = fields[1] }
        }
        return parents
    }
    #endif
}
