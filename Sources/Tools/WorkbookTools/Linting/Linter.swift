import Foundation
import RoleRules
import SourceModel

/// Checks sources against an architecture's rules.
struct Linter {
    /// The names of all architectures.
    static let architectures = Architecture.all.map(\.name)
    /// The names of all rules.
    static let allRules = Rule.all.map(\.name)
    /// The names of the folders that hold other people's code or build products.
    static let foreign: Set<String> = [
        "Pods", "Carthage", "SourcePackages", "build", "DerivedData", "node_modules",
    ]

    private let paths: [String]
    private let folder: URL
    private let project: LintedProject
    /// The architecture with the rules.
    let architecture: Architecture
    /// The names of the rules to check, by default all of the architecture's.
    var rules: [String]
    /// The folders to leave out in addition to `foreign`: their names, or their paths from the command's folder.
    var excluded: [String] = []

    /// Creates a linter, or nil if no architecture has that name.
    ///
    /// - Parameters:
    ///   - paths: Files and folders, relative to `folder`.
    ///   - folder: The folder of the command, from which messages show paths.
    init?(_ paths: [String], in folder: URL, architecture name: String) {
        guard let architecture = Architecture.all.first(where: { $0.name == name }) else { return nil }
        self.paths = paths
        self.folder = folder
        project = LintedProject(of: paths.first ?? ".", in: folder)
        self.architecture = architecture
        rules = architecture.rules.map(\.name)
    }

    /// Whether an error is about the typed arguments, rather than about missing or broken files.
    static func isWrongUsage(_ error: any Error) -> Bool {
        switch error {
        case is RoleRulesError, SourceModelError.missing, SourceModelError.nothingSelected: true
        case LintError.noBaseline, LintError.otherArchitecture, LintError.noCommit, LintError.noRepository,
            LintError.nothingExcluded:
            true
        default: false
        }
    }

    /// Checks the sources, with the role names of a `.workbook-roles.json` in the first path or above it.
    /// - Throws: `SourceModelError`, `RoleRulesError`, `RoleNamesError` and `LintError`.
    func run() throws -> LintResult {
        let (sources, names) = try (allSources(), names())
        let report = try sources.report(on: architecture.named(by: names), rules: rules)
        return LintResult(report, sources: sources, project: project)
    }

    /// Suggests names for the project's file, so that more of its types have a role.
    /// - Throws: `SourceModelError`, `RoleRulesError`, `RoleNamesError` and `LintError`.
    func roleSuggestions() throws -> RoleSuggestions {
        try allSources().roleSuggestions(for: architecture, named: names())
    }

    private func allSources() throws -> Sources {
        let read = try paths.map(sources)
        let all = read.count == 1 ? read[0] : Sources(joining: read)
        let leftOut = all.leftOut.map { ($0.split(separator: "/").last.map(String.init), folder.resolving($0).path) }
        for name in excluded where !leftOut.contains(where: { $0 == name || $1 == folder.resolving(name).path }) {
            throw LintError.nothingExcluded(name)
        }
        return all
    }

    private func names() throws -> RoleNames? {
        try paths.first.flatMap { try RoleNames(above: folder.resolving($0)) }
    }

    /// Reads the sources at a path; errors name it as typed.
    private func sources(at path: String) throws -> Sources {
        do {
            let leavingOut = Self.foreign.union(excluded).union(excluded.map { folder.resolving($0).path })
            return try Sources(
                at: folder.resolving(path), relativeTo: folder, unread: .listed, leavingOut: leavingOut)
        } catch SourceModelError.missing {
            throw SourceModelError.missing(path: path)
        } catch SourceModelError.nothingSelected {
            throw SourceModelError.nothingSelected(path: path)
        }
    }

    /// Checks the sources, without the findings that a baseline knows.
    ///
    /// - Parameter isUpdating: Whether to rewrite the baseline, so that it knows all present findings.
    /// - Throws: The errors of `run()`, `LintError` and, for a broken file, `CatalogueError`.
    func run(baseline name: String, isUpdating: Bool) throws -> LintResult {
        let file = BaselineFile(name, in: folder)
        let old = try file.exists || !isUpdating ? file.read() : Baseline(architecture: architecture.name, entries: [])
        guard old.architecture == architecture.name else {
            throw LintError.otherArchitecture(file: name, its: old.architecture, asked: architecture.name)
        }
        var result = try run()
        let found = result.violations.map { violation in
            BaselineEntry(
                file: project.path(of: violation.file), rule: violation.rule,
                declaration: violation.declaration ?? "", what: violation.what)
        }
        let (judged, untried) = parted(old.entries, result)
        if isUpdating {
            try file.write(Baseline(architecture: architecture.name, entries: found + untried))
        }
        let comparison = Baseline(architecture: old.architecture, entries: isUpdating ? found : judged)
            .compared(with: found)
        result.leaveOut(comparison.known, gone: comparison.gone, baseline: name)
        return result
    }

    /// Separates the entries that this run can judge from those of other rules and folders.
    private func parted(
        _ entries: [BaselineEntry], _ result: LintResult
    ) -> (judged: [BaselineEntry], untried: [BaselineEntry]) {
        let tried = Set(result.report.rules.map(\.name))
        let roots = paths.map(project.path)
        let leftOut = result.sources.leftOut.map { project.path(of: $0) + "/" }
        func isJudged(_ entry: BaselineEntry) -> Bool {
            let isBelow = roots.contains { $0.isEmpty || entry.file == $0 || entry.file.hasPrefix($0 + "/") }
            return isBelow && !leftOut.contains(where: entry.file.hasPrefix)
                && (tried.contains(entry.rule) || !Rule.all.contains { $0.name == entry.rule })
        }
        return (entries.filter(isJudged), entries.filter { !isJudged($0) })
    }
}
