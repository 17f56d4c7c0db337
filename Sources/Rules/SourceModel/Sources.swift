import Dispatch
import Foundation
import Synchronization

/// Swift sources, read by SourceKit for their syntax only, so code that doesn't compile is read as well.
public struct Sources: Sendable {
    /// The policy for files that can't be read.
    public enum Unread: Sendable {
        /// Throws, since a suite that passes must have read everything.
        case refused
        /// Lists such files in `unread` and continues with the others.
        case listed
    }

    /// The files in the order of their paths.
    public let files: [SourceFile]
    /// The files and folders that couldn't be read, in the order of their paths; empty unless the policy is `.listed`.
    public let unread: [UnreadFile]
    /// The folders with Swift files that were left out, in the order of their paths.
    public let leftOut: [String]

    /// Reads a Swift file, or every `.swift` file below a folder except hidden ones.
    ///
    /// Messages show paths from `base`, or from the current folder if it is nil.
    ///
    /// - Parameter excluded: The names and the absolute paths of folders to leave out.
    /// - Throws: `SourceModelError`, also if nothing is found or nothing can be read.
    public init(
        at location: URL, relativeTo base: URL? = nil, unread: Unread = .refused, leavingOut excluded: Set<String> = []
    ) throws {
        let selection = try SourceSelection(at: location, relativeTo: base, leavingOut: excluded)
        try self.init(
            readers: selection.readers, unread: selection.unread, policy: unread, leftOut: selection.leftOut.sorted())
    }

    /// Reads texts that may not be on disk.
    /// - Throws: `SourceModelError`, also if there is no text.
    public init(files: [(path: String, text: String)], unread: Unread = .refused) throws {
        let readers = files.map { path, text in
            SourceFileReader(
                path: path, place: path.split(separator: "/").map(String.init), text: .bytes(Array(text.utf8)))
        }
        guard !readers.isEmpty else { throw SourceModelError.nothingSelected(path: "an empty list of files") }
        try self.init(readers: readers, unread: [], policy: unread)
    }

    private init(
        readers: [SourceFileReader], unread folders: [UnreadFile], policy: Unread, leftOut: [String] = []
    ) throws {
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
        self.leftOut = leftOut
    }
}
