import Foundation

/// Keeps records of one kind in a file, as JSON, and answers later, as a database or a network would.
///
/// Jobs are done one after the other, away from the main queue; every answer comes on the main queue.
nonisolated final class RecordFile<Record: Codable & Sendable>: Sendable {
    /// Gets the result of a job, later, on the main actor.
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, RecordFileError>) -> Void

    private let file: URL
    private let queue = DispatchQueue(label: "records")

    /// A file that need not be there yet.
    init(_ file: URL) {
        self.file = file
    }

    /// Reads the records, in their order; nil without a file.
    func load(then completion: @escaping Completion<[Record]?>) {
        perform(completion) { () throws(RecordFileError) in try self.read() }
    }

    /// Adds the record that `make` derives from those before it; a file that can't be read is left alone.
    func append(
        _ make: @escaping @Sendable (_ earlier: [Record]) -> Record, then completion: @escaping Completion<Record>
    ) {
        perform(completion) { () throws(RecordFileError) in
            let earlier = try self.read() ?? []
            let record = make(earlier)
            try self.write(earlier + [record])
            return record
        }
    }
}

// MARK: - On the file's queue

nonisolated extension RecordFile {
    private func perform<Value: Sendable>(
        _ completion: @escaping Completion<Value>, job: @escaping @Sendable () throws(RecordFileError) -> Value
    ) {
        queue.async {
            let result = Result(catching: job)
            DispatchQueue.main.async { completion(result) }
        }
    }

    private func read() throws(RecordFileError) -> [Record]? {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([Record].self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private func write(_ records: [Record]) throws(RecordFileError) {
        do {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            try encoder.encode(records).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file, reason: "\(error)")
        }
    }
}
