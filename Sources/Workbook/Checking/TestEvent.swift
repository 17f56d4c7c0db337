import Foundation

/// One line of a test run's event stream, as far as a verdict needs it.
package enum TestEvent: Equatable {
    /// A test function exists; `name` has no parentheses.
    case found(id: String, name: String)
    /// A test began.
    case started(id: String)
    /// A test, or code outside any test, recorded an issue.
    case issue(TestIssue)
    /// A test ended by itself.
    case ended(id: String)
    /// The run ended by itself.
    case runEnded

    /// Whether the event brings the run closer to its end; an issue doesn't, because a loop may record issues forever.
    var isMove: Bool {
        switch self {
        case .started, .ended, .runEnded: true
        case .found, .issue: false
        }
    }

    /// Reads one line; nil for a line that no verdict needs, or one that a crash cut off.
    package init?(line: some DataProtocol) {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { return nil }
        let payload = record.payload
        switch (record.kind, payload.kind) {
        case ("test", "function"):
            guard let id = payload.id, let name = payload.name else { return nil }
            self = .found(id: id, name: String(name.prefix { $0 != "(" }))
        case ("event", "testStarted"):
            guard let id = payload.testID else { return nil }
            self = .started(id: id)
        case ("event", "testEnded"):
            guard let id = payload.testID else { return nil }
            self = .ended(id: id)
        case ("event", "issueRecorded"):
            guard let issue = payload.testIssue else { return nil }
            self = .issue(issue)
        case ("event", "runEnded"):
            self = .runEnded
        default:
            return nil
        }
    }
}

extension TestEvent {
    /// The stream's format, version 0, which every toolchain from 6.2 on can write.
    private struct Record: Decodable {
        let kind: String
        let payload: Payload
    }

    private struct Payload: Decodable {
        let kind: String?
        let id: String?
        let name: String?
        let testID: String?
        let issue: Issue?
        let messages: [Message]?

        /// Nil for an issue that doesn't fail its test: a known one or a warning.
        var testIssue: TestIssue? {
            if issue?.isKnown == true || issue?.isFailure == false { return nil }
            if messages?.first?.symbol == "warning" { return nil }
            let place = issue?.sourceLocation
            return TestIssue(
                testID: testID,
                comments: texts("details"),
                expectation: messages?.first?.text ?? "",
                difference: texts("difference").first,
                file: place?.filePath ?? place?._filePath,
                line: place?.line,
                column: place?.column)
        }

        private func texts(_ symbol: String) -> [String] {
            (messages ?? []).dropFirst().filter { $0.symbol == symbol }.map(\.text)
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
        let column: Int?
    }

    private struct Message: Decodable {
        let symbol: String
        let text: String
    }
}
