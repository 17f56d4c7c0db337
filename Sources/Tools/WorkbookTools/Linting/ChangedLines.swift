import Foundation
import Processes

/// The lines of a project's working tree that differ from a commit.
struct ChangedLines {
    /// The new or changed lines by the file's path from the root; for an untracked file, all lines.
    private var files: [String: [ClosedRange<Int>]] = [:]

    /// Asks git for the changes since the branch left that commit, without other branches' later changes.
    ///
    /// - Throws: `LintError` without git, a repository or such a commit.
    init(since commit: String, in root: URL, environment: [String: String]) throws(LintError) {
        guard let git = Git(in: root, environment: environment) else { throw .noGit(path: environment["PATH"] ?? "") }
        guard let top = try git.answer(["rev-parse", "--show-toplevel"]) else { throw .noRepository(path: root.path) }
        guard
            let known = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"])
        else { throw .noCommit(commit) }
        // Without a common commit, as in a shallow clone, only the commit itself remains to compare with.
        let base = try git.answer(["merge-base", known, "HEAD"]) ?? known
        let above = root.resolvingSymlinksInPath().path.dropFirst(
            URL(fileURLWithPath: top).resolvingSymlinksInPath().path.count)
        let prefix = above.isEmpty ? "" : above.dropFirst() + "/"
        let settings = ["-c", "core.quotePath=false"]
        let diff = [
            "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--dst-prefix=b/", base, "--",
        ]
        add(diff: try git.answer(settings + diff) ?? "", below: String(prefix))
        let others = try git.answer(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"]) ?? ""
        for name in others.split(separator: "\0") where name.hasPrefix(prefix) {
            files[String(name.dropFirst(prefix.count))] = [1...Int.max]
        }
    }

    /// Whether any of these lines has changed.
    func contains(_ lines: ClosedRange<Int>, of file: String) -> Bool {
        files[file]?.contains { $0.overlaps(lines) } ?? false
    }

    /// Reads `+++ b/Sources/A.swift` and, below it, `@@ -10,2 +12,3 @@`.
    mutating func add(diff: String, below prefix: String = "") {
        var current: String?
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("+++ ") {
                let name = line.dropFirst(4).prefix { $0 != "\t" }.filter { $0 != "\"" }
                current = name.hasPrefix("b/" + prefix) ? String(name.dropFirst(2 + prefix.count)) : nil
            } else if line.hasPrefix("@@ "), let current, let lines = Self.lines(of: line) {
                files[current, default: []].append(lines)
            }
        }
    }

    /// Returns the new lines of a hunk; if it only removes lines, the two lines around them.
    private static func lines(of hunk: Substring) -> ClosedRange<Int>? {
        guard let new = hunk.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
        let numbers = new.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { return nil }
        let count = numbers.count > 1 ? numbers[1] : 1
        return count == 0 ? max(start, 1)...(start + 1) : start...(start + count - 1)
    }
}

extension Git {
    /// Returns the output, or nil for a failure.
    fileprivate func answer(_ arguments: [String]) throws(LintError) -> String? {
        do throws(ProcessError) {
            // The limit is high because a diff can be long.
            let child = try run(arguments, keeping: 1 << 30)
            return child.hasSucceeded ? child.output.text.trimmingCharacters(in: .newlines) : nil
        } catch {
            throw .process(error)
        }
    }
}
