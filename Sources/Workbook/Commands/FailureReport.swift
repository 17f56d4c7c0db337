import Typesetting

/// The report of a failure for programs that asked for JSON or SARIF; people read the same on the standard error.
enum FailureReport {
    private struct Content: Encodable {
        struct Failure: Encodable {
            let message: String
            let status: Int32
        }

        let error: Failure
    }

    /// Returns the report, or nil if the arguments don't ask for such a format.
    static func text(
        _ error: any Error, _ status: ExitStatus, arguments: [String], sarif: (String) throws -> String?
    ) throws -> String? {
        let format = zip(arguments, arguments.dropFirst()).first { $0.0 == "--format" }.map(\.1)
        func asks(for name: String) -> Bool {
            format == name || arguments.contains("--format=\(name)") || arguments.contains("--\(name)")
        }
        if asks(for: "json") {
            return try JSONText.of(Content(error: Content.Failure(message: "\(error)", status: status.rawValue)))
        }
        return asks(for: "sarif") ? try sarif("\(error)") : nil
    }
}
