import Foundation

/// The backtraces of a run's processes, among them those that tests start: each crash writes a file.
struct CrashLogs {
    private let folder: URL

    /// Creates a place for them in a temporary folder.
    init(in folder: URL) {
        self.folder = folder.appendingPathComponent("crashes")
        try? FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    }

    /// The variable that makes a crash write its backtrace there.
    var environment: [String: String] { ["SWIFT_BACKTRACE": CrashReport.settings + ",output-to=" + folder.path] }

    /// The backtraces, the oldest first.
    var texts: [String] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = (files ?? []).map { file in
            (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate, file)
        }
        return dated.sorted { ($0.0 ?? .distantPast) < ($1.0 ?? .distantPast) }
            .compactMap { try? String(contentsOf: $0.1, encoding: .utf8) }
    }
}
