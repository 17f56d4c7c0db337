import Foundation

#if os(Linux)
/// The status of a process in Linux's `/proc/NUMBER/stat`.
///
/// Source: proc(5).
struct ProcessStatus {
    let parent: Int32
    let threads: Int
    /// The memory that it holds, in bytes; shared memory counts for each process.
    let memory: Int

    /// Returns the status of every process, by its number.
    static func all() -> [Int32: ProcessStatus] {
        var found: [Int32: ProcessStatus] = [:]
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = Int32(entry),
                let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
                let status = ProcessStatus(stat)
            else { continue }
            found[process] = status
        }
        return found
    }

    /// Reads a line; nil if it is cut off, as for a process that is just ending.
    init?(_ stat: String) {
        // The name in parentheses may contain anything; the state and the other fields follow the last parenthesis.
        guard let name = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: name)...].split(separator: " ")
        guard fields.count > 21, let parent = Int32(fields[1]), let threads = Int(fields[17]),
            let pages = Int(fields[21])
        else { return nil }
        (self.parent, self.threads, memory) = (parent, threads, pages * Self.pageSize)
    }

    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
}
#endif
