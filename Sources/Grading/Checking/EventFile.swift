import Foundation

/// Reads the event stream's file while the run is still writing it.
struct EventFile {
    private let url: URL
    private var offset: UInt64 = 0
    private var rest = Data()

    init(_ url: URL) {
        self.url = url
    }

    /// Whether the test process has begun to write.
    var hasBegun: Bool { offset > 0 }

    /// The events that were written since the last look.
    mutating func next() -> [TestEvent] {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return [] }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(), !data.isEmpty else {
            return []
        }
        offset += UInt64(data.count)
        rest.append(data)
        let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
        // Behind the last line break stands what is not written to its end yet.
        rest = Data(lines[lines.count - 1])
        return lines.dropLast().compactMap { TestEvent(line: $0) }
    }
}
