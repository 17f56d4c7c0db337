import Course
import Foundation
import Typesetting

/// The file of a baseline: sorted JSON, with the same bytes for the same findings.
struct BaselineFile {
    /// The name as typed.
    let name: String
    let url: URL

    init(_ name: String, in folder: URL) {
        self.name = name
        url = folder.resolving(name)
    }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// - Throws: `LintError.noBaseline`, and `CatalogueError` for a broken file.
    func read() throws -> Baseline {
        guard exists else { throw LintError.noBaseline(file: name) }
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw CatalogueError.unreadable(file: name, reason: FileReason.text(error))
        }
        let fields = try JSONFields(data, file: name)
        let version = try fields.whole("version", "the version of this format, 1")
        guard version == 1 else { throw fields.wrong("version", "1", found: "\(version)") }
        let entries = try fields.objects("findings", "a list of findings").flatMap { finding in
            let entry = BaselineEntry(
                file: try finding.text("file", "a path"), rule: try finding.text("rule", "a rule's name"),
                declaration: try finding.text("declaration", "a declaration's name, or an empty text"),
                what: try finding.text("what", "what was found"))
            let count = try finding.whole("count", "how often it was found")
            guard count > 0 else { throw finding.wrong("count", "at least 1", found: "\(count)") }
            return Array(repeating: entry, count: count)
        }
        let architecture = try fields.text("architecture", "an architecture's name")
        return Baseline(architecture: architecture, entries: entries.sorted())
    }

    /// Writes the whole baseline, or nothing.
    func write(_ baseline: Baseline) throws(LintError) {
        let counts = Dictionary(baseline.entries.map { ($0, 1) }, uniquingKeysWith: +)
        let findings = counts.sorted { $0.key < $1.key }.map { entry, count in
            Content.Finding(
                count: count, declaration: entry.declaration, file: entry.file, rule: entry.rule, what: entry.what)
        }
        let content = Content(architecture: baseline.architecture, findings: findings)
        do {
            try Data((JSONText.of(content) + "\n").utf8).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(file: name, reason: FileReason.text(error))
        }
    }

    private struct Content: Encodable {
        struct Finding: Encodable {
            let count: Int
            let declaration: String
            let file: String
            let rule: String
            let what: String
        }

        let architecture: String
        let findings: [Finding]
        var version = 1
    }
}
