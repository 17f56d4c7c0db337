import Foundation

/// A file that a test writes and reads: JSON with its dates in ISO 8601, as Bookshelf stores its books.
public struct TestFile<Value: Codable> {
    /// Where the file is.
    public let url: URL

    /// A file that need not be there yet.
    public init(_ url: URL) {
        self.url = url
    }

    /// Returns what the file says. Throws when it can't be read, or says something else.
    public func read() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: Data(contentsOf: url))
    }

    /// Writes the file, in one go. Throws when the disk refuses.
    public func write(_ value: Value) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(value).write(to: url, options: .atomic)
    }
}
