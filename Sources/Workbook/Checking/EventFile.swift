import Foundation

/// Reads the event stream, a file or a named pipe, while the run writes it.
///
/// A stranger's code could empty a file that the run writes, and fill it again. It can't take back what it wrote to a
/// pipe.
struct EventFile {
    /// The most bytes read from a pipe; the events of a suite of dozens of tests take a hundredth of it.
    static let limit = 8 << 20

    private let url: URL
    private let pipe: Int32?
    private var offset = 0
    private var rest = Data()

    init(_ url: URL) { (self.url, pipe) = (url, nil) }

    /// Creates a pipe and opens it for reading before any process can write, then removes the permission to read it.
    init(pipeAt url: URL) throws(CheckError) {
        guard mkfifo(url.path, 0o600) == 0, case let pipe = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC),
            pipe >= 0,
            chmod(url.path, 0o200) == 0
        else { throw .noTemporaryFolder(path: url.path, reason: String(cString: strerror(errno)).lowercased()) }
        (self.url, self.pipe) = (url, pipe)
    }

    /// Frees the pipe.
    func close() {
        if let pipe { _ = Foundation.close(pipe) }
    }

    /// Whether the test process has begun to write.
    var hasBegun: Bool { offset > 0 }

    /// Whether the process wrote more than any real run does.
    var isTooLong: Bool { pipe != nil && offset > Self.limit }

    /// Returns the events written since the last call.
    mutating func next() -> [TestEvent] {
        let data = pipe.map(Self.new) ?? newInFile()
        if data.isEmpty || isTooLong { return [] }
        offset += data.count
        rest.append(data)
        let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
        // The part after the last line break isn't complete yet.
        rest = Data(lines[lines.count - 1])
        return lines.dropLast().compactMap { $0.first == 0x7B ? TestEvent(line: $0) : nil }
    }

    private func newInFile() -> Data {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return Data() }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: UInt64(offset))) != nil else { return Data() }
        return (try? handle.readToEnd()) ?? Data()
    }

    /// Returns the bytes in a pipe, at most about a megabyte per call.
    private static func new(in pipe: Int32) -> Data {
        var data = Data()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while data.count < 1 << 20, case let count = read(pipe, &bytes, bytes.count), count > 0 {
            data.append(contentsOf: bytes[..<count])
        }
        return data
    }
}
