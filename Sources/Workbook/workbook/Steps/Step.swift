import Course
import Foundation

/// The step from one rung to another: every changed file, with the lines written, dropped and moved.
struct Step: Sendable {
    /// The lesson that the step leads from.
    let before: Lesson
    /// The lesson that the step leads to.
    let after: Lesson
    /// Whether the lessons build different apps, which share few files.
    let isBetweenApps: Bool
    /// The changed files, sorted by path.
    let files: [StepFile]
    /// The number of lines in the later rung, and how many of them the earlier rung has as well, apart from names.
    let lines: (all: Int, fromBefore: Int)

    /// Creates the step to a lesson from `other`, or else from where its refactoring starts, or else from the last
    /// lesson before it with the same app, or with any app if there is none.
    ///
    /// - Throws: `StepError` if there is nothing to step from or there are no sources; `CatalogueError.unreadable` for
    ///   a file.
    init(to after: Lesson, from other: Lesson? = nil, in catalogue: Catalogue) throws {
        let earlier = catalogue.lessons.filter { $0.number < after.number && Self.hasSources($0, catalogue) }
        guard Self.hasSources(after, catalogue) else { throw StepError.noSources(after) }
        let sameApp = earlier.last { Self.app(of: $0, catalogue) == Self.app(of: after, catalogue) }
        let names = try RenamedNames.leading(to: after, in: catalogue)
        let start = try after.step == nil ? names.origin : catalogue.beforeLastStep(to: after)
        guard let before = other ?? start ?? sameApp ?? earlier.last else { throw StepError.first(after) }
        guard Self.hasSources(before, catalogue) else { throw StepError.noSources(before) }
        guard before.label != after.label else { throw StepError.same(after) }
        self.before = before
        self.after = after
        isBetweenApps = Self.app(of: before, catalogue) != Self.app(of: after, catalogue)
        let texts = (try Self.texts(of: before, catalogue), try Self.texts(of: after, catalogue))
        let all = MovedBlocks.marked(in: Self.paired(texts.0, texts.1, renamed: names), renamed: names)
        files = all.filter(\.isChanged)
        let fates = all.flatMap(\.lines).map(\.fate)
        lines = (texts.1.values.map(\.count).reduce(0, +), fates.count(where: Self.isFromBefore))
    }

    /// Pairs the files by path, and then the others by name if the name occurs once on each side.
    static func paired(
        _ before: [String: [String]], _ after: [String: [String]], renamed names: RenamedNames = .none
    ) -> [StepFile] {
        let name = { (path: String) in names.canonical(self.name(path)) }
        let gone = before.keys.filter { after[$0] == nil }
        let new = after.keys.filter { before[$0] == nil }
        let goneByName = Dictionary(grouping: gone, by: name)
        let newByName = Dictionary(grouping: new, by: name)
        var oldPaths: [String: String] = [:]
        for (name, paths) in newByName where paths.count == 1 && goneByName[name]?.count == 1 {
            oldPaths[paths[0]] = goneByName[name]?.first
        }
        let moved = Set(oldPaths.values)
        let pairs = after.keys.map { path in
            StepFile(
                path: path, oldPath: oldPaths[path], before: before[oldPaths[path] ?? path], after: after[path],
                renamed: names)
        }
        let dropped = gone.filter { !moved.contains($0) }.map { StepFile(path: $0, before: before[$0], after: nil) }
        return (pairs + dropped).sorted { $0.path < $1.path }
    }

    private static func isFromBefore(_ fate: StepLine.Fate) -> Bool {
        switch fate {
        case .kept, .renamed, .movedHere: true
        case .written, .dropped, .movedAway: false
        }
    }

    private static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    // MARK: - Reading

    /// Returns the type that starts the app; a lesson of contracts without an app counts as part of the ladder's first
    /// app.
    private static func app(of lesson: Lesson, _ catalogue: Catalogue) -> String? {
        lesson.app ?? catalogue.lessons.lazy.compactMap(\.app).first
    }

    private static func hasSources(_ lesson: Lesson, _ catalogue: Catalogue) -> Bool {
        FileManager.default.fileExists(atPath: catalogue.checkout.url(lesson.path + "/Sources").path)
    }

    private static func texts(of lesson: Lesson, _ catalogue: Catalogue) throws -> [String: [String]] {
        let folder = lesson.path + "/Sources"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: catalogue.checkout.url(folder).path)
        var texts: [String: [String]] = [:]
        for path in paths where path.hasSuffix(".swift") {
            let text = try catalogue.text(of: "\(folder)/\(path)")
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            texts[path] = lines
        }
        return texts
    }
}
