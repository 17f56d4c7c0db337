import RoleIndex
import SourceModel

extension Rule {
    /// The general rule about long files, which VIPER-S words differently.
    static let fileWithin200Lines = Rule(
        name: "file-within-200-lines",
        what: "A file has at most 200 lines.",
        why: "a file that has to be scrolled through holds more than one idea, and changes for more than one reason",
        fix: "move a part that can be named to a file of its own",
        wrong: [
            "ItemsListPresenter.swift": "final class ItemsListPresenter {" + String(repeating: "\n", count: 200) + "}"
        ],
        right: ["ItemsListPresenter.swift": "final class ItemsListPresenter {}"],
        lesson: Lesson.massiveViewController,
        source: "Resnick, massive view controllers; D'Areglia, VIPER-S, part 2, \"Actors: the Worker\": "
            + "files of up to 200 lines",
        check: { FileSize.findings(in: $0) })
}

/// The check behind both rules about long files.
enum FileSize {
    static let limit = 200

    static func findings(in codebase: Codebase) -> [Finding] {
        codebase.files.filter { $0.lineCount > limit && !isPlayground($0) }.map { file in
            Finding(
                Location(file: file.path, line: 1, column: 1),
                "\(file.name) has \(file.lineCount) lines\(largest(in: file)), and \(limit) are enough")
        }
    }

    /// Whether the file is in a playground, which is for trying things and may be long.
    private static func isPlayground(_ file: SourceFile) -> Bool {
        file.folders.contains { $0.hasSuffix(".playground") }
    }

    /// The type or extension that takes most of the file, if there is one.
    private static func largest(in file: SourceFile) -> String {
        let sizes = file.declarations.filter { $0.isType || $0.kind == .extension }.map { declaration in
            let range = declaration.extent.whole
            let first = file.location(at: range.lowerBound).line
            let last = file.location(at: max(range.lowerBound, range.upperBound - 1)).line
            return (
                name: (declaration.kind == .extension ? "an extension of " : "") + declaration.name,
                lines: last - first + 1
            )
        }
        guard let largest = sizes.max(by: { $0.lines < $1.lines }) else { return "" }
        return ", \(largest.lines) of them in \(largest.name)"
    }
}
