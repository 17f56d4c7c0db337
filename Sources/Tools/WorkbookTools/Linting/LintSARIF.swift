import RoleRules
import SourceModel
import Typesetting

/// The findings as SARIF 2.1.0, which code-scanning services read.
enum LintSARIF {
    /// Returns one run with its rules, its results and, as notifications, the unplaced types.
    static func text(_ result: LintResult, version: String) throws -> String {
        let indices = Dictionary(uniqueKeysWithValues: result.report.rules.enumerated().map { ($1.name, $0) })
        let files = Dictionary(result.sources.files.map { ($0.path, $0) }) { first, _ in first }
        let results = result.violations.map { violation in
            let place = Location(file: violation.file, line: violation.line, column: violation.column)
            return Result(
                ruleId: violation.rule, ruleIndex: indices[violation.rule] ?? -1,
                message: Message(text: "\(violation.what)\nwhy: \(violation.why)\nfix: \(violation.fix)"),
                locations: [Place(place, in: files[violation.file], of: result, declaration: violation.declaration)])
        }
        let unplaced = result.report.unplaced.map { unplaced in
            Notification(
                level: "note", message: Message(text: "\(unplaced.name) has no role in \(result.report.architecture)"),
                locations: [
                    Place(unplaced.location, in: files[unplaced.location.file], of: result, declaration: unplaced.name)
                ])
        }
        let unread = result.unread.map { unread in
            Notification(
                level: "error", message: Message(text: "This file could not be read: \(unread.reason)"),
                locations: [Place(unread.location, in: nil, of: result, declaration: nil)])
        }
        let driver = Driver(semanticVersion: version, rules: result.report.rules.map(Descriptor.init))
        let invocation = Invocation(
            executionSuccessful: unread.isEmpty, toolExecutionNotifications: unread + unplaced)
        let run = Run(tool: Tool(driver: driver), invocations: [invocation], results: results)
        return try JSONText.of(Log(runs: [run]))
    }

    /// Returns a run that could not do its work, with the reason.
    static func text(failure: String, version: String) throws -> String {
        let reason = Notification(level: "error", message: Message(text: failure), locations: [])
        let run = Run(
            tool: Tool(driver: Driver(semanticVersion: version, rules: [])),
            invocations: [Invocation(executionSuccessful: false, toolExecutionNotifications: [reason])], results: [])
        return try JSONText.of(Log(runs: [run]))
    }

    private struct Log: Encodable {
        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }

        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        let runs: [Run]
    }

    private struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let results: [Result]
        var columnKind = "unicodeCodePoints"
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        var name = "workbook"
        let semanticVersion: String
        let rules: [Descriptor]
    }

    private struct Descriptor: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        var defaultConfiguration = ["level": "error"]

        init(_ rule: Rule) {
            id = rule.name
            shortDescription = Message(text: rule.what)
            fullDescription = Message(text: "\(rule.what) Why: \(rule.why).")
            help = Message(text: "\(rule.fix) (lesson \(rule.lesson); source: \(rule.source))")
        }
    }

    private struct Message: Encodable {
        let text: String
    }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    private struct Notification: Encodable {
        let level: String
        let message: Message
        let locations: [Place]
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        var level = "error"
        let message: Message
        let locations: [Place]
    }

    private struct Place: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable {
                let uri: String
                let uriBaseId: String?
            }

            struct Region: Encodable {
                let startLine: Int
                let startColumn: Int
            }

            let artifactLocation: Artifact
            let region: Region
        }

        struct Logical: Encodable {
            let fullyQualifiedName: String
        }

        let physicalLocation: Physical
        let logicalLocations: [Logical]?

        /// Converts the column, because SARIF counts in characters and the rules count in bytes.
        init(_ location: Location, in file: SourceFile?, of result: LintResult, declaration: String?) {
            let column = file.map { $0.lineText(before: location).unicodeScalars.count + 1 } ?? location.column
            physicalLocation = Physical(
                artifactLocation: Self.artifact(result.project.path(of: location.file)),
                region: Physical.Region(startLine: location.line, startColumn: column))
            logicalLocations = declaration.map { [Logical(fullyQualifiedName: $0)] }
        }

        private static func artifact(_ path: String) -> Physical.Artifact {
            let allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
            let uri = path.utf8.map { byte in
                let character = Character(UnicodeScalar(byte))
                return allowed.contains(character) ? String(character) : "%" + hex(byte)
            }.joined()
            return path.hasPrefix("/")
                ? Physical.Artifact(uri: "file://" + uri, uriBaseId: nil)
                : Physical.Artifact(uri: uri, uriBaseId: "%SRCROOT%")
        }

        private static func hex(_ byte: UInt8) -> String {
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
    }
}
