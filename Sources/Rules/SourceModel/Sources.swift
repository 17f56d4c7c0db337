import Dispatch
import Foundation
import Synchronization

/// Swift sources, read by SourceKit: syntax only, so what does not compile is read too.
public struct Sources: Sendable {
    /// What to do about a file that can't be read.
    public enum Unread: Sendable {
        /// Throw, since a suite that passes must have read everything.
        case refused
        /// List it in `unread` and go on with the others.
        case listed
    }

    /// In the order of their paths.
    public let files: [SourceFile]
    /// What could not be read, in the order of the paths; empty unless `.listed` was asked for.
    public let unread: [UnreadFile]

    /// Reads a Swift file, or every `.swift` file below a folder, hidden folders excepted.
    ///
    /// Messages show paths from `base`, the current folder where none is given.
    /// - Throws: `SourceModelError`, where nothing is found or nothing can be read as well.
    public init(at location: URL, relativeTo base: URL? = nil, unread: Unread = .refused) throws {
        let selection = try SourceSelection(at: location, relativeTo: base)
        try self.init(readers: selection.readers, unread: selection.unread, policy: unread)
    }

    /// Reads texts that need not be on disk.
    /// - Throws: `SourceModelError`, where there is no text as well.
    public init(files: [(path: String, text: String)], unread: Unread = .refused) throws {
        let readers = files.map { path, text in
            SourceFileReader(
                path: path, place: path.split(separator: "/").map(String.init), text: .bytes(Array(text.utf8)))
        }
        guard !readers.isEmpty else { throw SourceModelError.nothingSelected(path: "an empty list of files") }
        try self.init(readers: readers, unread: [], policy: unread)
    }

    private init(readers: [SourceFileReader], unread folders: [UnreadFile], policy: Unread) throws {
        let sourceKit = try SourceKit.load()
        let batches = stride(from: 0, to: readers.count, by: SourceBatchReader.size).map { start in
            SourceBatchReader(readers: readers[start..<min(start + SourceBatchReader.size, readers.count)])
        }
        let results = Mutex<[[Result<SourceFile, UnreadFile>]]>(Array(repeating: [], count: batches.count))
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            let files = batches[index].read(with: sourceKit)
            results.withLock { $0[index] = files }
        }
        var files: [SourceFile] = []
        var unread = folders
        for result in results.withLock({ $0.joined() }) {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let file): unread.append(file)
            }
        }
        unread.sort { $0.location < $1.location }
        if let first = unread.first, policy == .refused || files.isEmpty { throw SourceModelError.unread(first) }
        self.files = files
        self.unread = unread
    }
}
