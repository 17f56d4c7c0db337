import Dispatch
import Foundation
import Synchronization

/// Swift sources, read by SourceKit: syntax only, so what does not compile is read too.
public struct Sources: Sendable {
    /// In the order of their paths.
    public let files: [SourceFile]

    /// Reads a Swift file, or every `.swift` file below a folder, hidden folders excepted.
    ///
    /// Messages show paths from `base`, the current folder where none is given.
    /// - Throws: `SourceModelError`, where nothing is found as well.
    public init(at location: URL, relativeTo base: URL? = nil) throws {
        let selection = try SourceSelection(at: location, relativeTo: base)
        try self.init(readers: selection.readers())
    }

    /// Reads texts that need not be on disk.
    /// - Throws: `SourceModelError`, where there is no text as well.
    public init(files: [(path: String, text: String)]) throws {
        let readers = files.map { path, text in
            SourceFileReader(path: path, place: path.split(separator: "/").map(String.init), bytes: Array(text.utf8))
        }
        try self.init(readers: readers)
    }

    init(readers: [SourceFileReader]) throws {
        guard !readers.isEmpty else { throw SourceModelError.nothingSelected(path: "an empty list of files") }
        let sourceKit = try SourceKit.load()
        let results = Mutex<[Result<SourceFile, SourceModelError>?]>(Array(repeating: nil, count: readers.count))
        DispatchQueue.concurrentPerform(iterations: readers.count) { index in
            let result = Result { () throws(SourceModelError) in try readers[index].read(with: sourceKit) }
            results.withLock { $0[index] = result }
        }
        files = try results.withLock { try $0.compactMap { try $0?.get() } }
    }
}
