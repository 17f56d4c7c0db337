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
/// `swift test` runs the tests in a process group of their own, so ending it, or its group, leaves an endless loop
/// running. The tree is found through the parents that the system knows, before any of it is ended.
enum ProcessTree {
    /// Ends all of it at once; nothing in it can refuse.
    static func kill(from root: Int32) {
        // All of it is stopped first: what can't run starts nothing between the last look and the blow, and children
        // whose parent is gone would be found no more.
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

    /// Everything below the root, children before grandchildren.
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

    private static func signal(_ process: Int32, _ number: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.kill(process, number)
        #elseif canImport(Musl)
        Musl.kill(process, number)
        #else
        Darwin.kill(process, number)
        #endif
    }

    /// The parent of every process.
    private static func parents() -> [Int32: Int32] {
        #if os(Linux)
        parentsInProc()
        #else
        parentsFromPS()
        #endif
    }

    #if os(Linux)
    private static func parentsInProc() -> [Int32: Int32] {
        var parents: [Int32: Int32] = [:]
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = Int32(entry),
                let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
                // The name in parentheses may hold anything; state and parent follow the last one.
                let name = stat.lastIndex(of: ")")
            else { continue }
            let fields = stat[stat.index(after: name)...].split(separator: " ")
            if fields.count > 1, let parent = Int32(fields[1]) { parents[process] = parent }
        }
        return parents
    }
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
