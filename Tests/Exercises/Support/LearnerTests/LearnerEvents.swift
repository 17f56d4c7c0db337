import Foundation

/// Reads the event stream, version 0, that a run of a learner's tests wrote.
enum LearnerEvents {
    /// Returns the run that the lines of a stream describe; `hasEnded` is whether the run came to its own end.
    static func read(_ data: Data) -> (run: LearnerRun, hasEnded: Bool) {
        var run = LearnerRun()
        var names: [String: String] = [:]
        var hasEnded = false
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // A line that a crash cut off says nothing.
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { continue }
            let payload = record.payload
            let name = payload.testID.flatMap { names[$0] }
            switch (record.kind, payload.kind) {
            case ("test", "function"):
                names[payload.id ?? ""] = payload.name
                if let name = payload.name { run.places[name] = payload.sourceLocation?.text }
            case ("event", "testStarted"): if let name { run.started.append(name) }
            case ("event", "testEnded"): if let name { run.ended.insert(name) }
            case ("event", "issueRecorded"):
                if payload.isFailure { run.failures.append(payload.failure(in: name ?? "a test")) }
            case ("event", "runEnded"): hasEnded = true
            default: break
            }
        }
        return (run, hasEnded)
    }

    private struct Record: Decodable {
        let kind: String
        let payload: Payload
    }

    private struct Payload: Decodable {
        let kind: String?
        let id: String?
        let name: String?
        let testID: String?
        let sourceLocation: Place?
        let issue: Issue?
        let messages: [Message]?

        /// Known issues and warnings fail no test.
        var isFailure: Bool {
            issue?.isKnown != true && issue?.isFailure != false && messages?.first?.symbol != "warning"
        }

        func failure(in test: String) -> LearnerRun.Failure {
            LearnerRun.Failure(test: test, text: messages?.first?.text ?? "", place: issue?.sourceLocation?.text)
        }
    }

    private struct Issue: Decodable {
        let isKnown: Bool?
        let isFailure: Bool?
        let sourceLocation: Place?
    }

    private struct Place: Decodable {
        let filePath: String?
        let _filePath: String?
        let line: Int?

        /// The file's name, and the line in it.
        var text: String? {
            let file = (filePath ?? _filePath)?.split(separator: "/").last
            return file.map { $0 + (line.map { ":\($0)" } ?? "") }
        }
    }

    private struct Message: Decodable {
        let symbol: String
        let text: String
    }
}
