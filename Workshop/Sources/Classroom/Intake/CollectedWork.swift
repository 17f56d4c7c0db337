import Course
import Foundation
import Typesetting

/// Everything in the places that a teacher names: what each student handed in, and the files that aren't submissions.
struct CollectedWork: Sendable, Equatable {
    /// The submissions, sorted by name, with no name twice.
    let handedIn: [HandedIn]
    /// The names of the files that aren't submissions, such as an exported gradebook.
    let leftOut: [String]

    private typealias Entry = (item: HandedIn.Item, parent: String)

    /// Looks into these places for answers to these exercises.
    ///
    /// An archive is one submission, and so is a folder with an answer in it, or one that Moodle made for a student. In
    /// any other folder, each entry is one.
    init(in places: [URL], for exercises: [Exercise]) throws(GradeError) {
        var found: [Entry] = []
        for place in places { found += try Self.entries(in: place, for: exercises) }
        found = Self.withoutChanceNames(found)
        leftOut = found.map(\.item).filter(Self.isNoSubmission).map(\.name).sorted()
        handedIn = Self.students(found.filter { !Self.isNoSubmission($0.item) })
    }

    // MARK: - Looking

    private static func entries(in place: URL, for exercises: [Exercise]) throws(GradeError) -> [Entry] {
        // The teacher may name a link; entries of a folder must not be links.
        let one = HandedIn.Item(place.resolvingSymlinksInPath())
        if FileKind(of: place) == nil { throw .noSuchPlace(path: place.path) }
        guard one.kind == .folder else {
            let isSubmission = one.download != nil || ArchiveKind(one.place.lastPathComponent) != nil
            guard isSubmission, one.kind != .unknown else { throw .notSubmissions(path: place.path) }
            return [(one, one.place.deletingLastPathComponent().lastPathComponent)]
        }
        let names = try names(in: one.place)
        if one.download != nil || names.contains(where: { isAnswer($0, to: exercises) }) {
            return [(one, one.place.deletingLastPathComponent().lastPathComponent)]
        }
        return names.map { (HandedIn.Item(one.place.appendingPathComponent($0)), one.place.lastPathComponent) }
    }

    private static func names(in folder: URL) throws(GradeError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
                !name.hasPrefix(".") && name != "__MACOSX"
            }
        } catch {
            throw .unreadable(path: folder.path, reason: FileReason.text(error))
        }
    }

    /// Whether a name in a folder shows that the folder is a student's: the exercises' folder, one exercise, or an
    /// editable file.
    private static func isAnswer(_ name: String, to exercises: [Exercise]) -> Bool {
        let first = name.split(separator: "\\").first.map { $0.lowercased() } ?? ""
        return ["exercises", "exercise.json"].contains(first)
            || exercises.contains { exercise in
                first == exercise.folder.lowercased()
                    || exercise.editable.contains { "/\($0)".lowercased().hasSuffix("/\(first)") }
            }
    }

    /// Whether an entry of a class's folder is a file that no student handed in: it isn't an archive, and its name has
    /// an extension but no student.
    private static func isNoSubmission(_ item: HandedIn.Item) -> Bool {
        let file = item.place.lastPathComponent
        return item.download == nil && FileKind(of: item.place) == .file && !item.place.pathExtension.isEmpty
            && ArchiveKind(file) == nil && !ArchiveKind.isForeign(file)
    }

    // MARK: - Students

    /// Takes names for plain ones that only look as if Canvas had made them, such as `lab_3_2026_ada` and `lab_3_2026_bo`:
    /// Canvas never gives two files the same number.
    private static func withoutChanceNames(_ found: [Entry]) -> [Entry] {
        var files: [Int: Set<String>] = [:]
        for item in found.map(\.item) {
            guard let download = item.download, let upload = download.upload else { continue }
            files[upload, default: []].insert("\(download.student.key) \(HandedIn.withoutExtension(item.place))")
        }
        return found.map { entry in
            let isChance = entry.item.download?.upload.map { files[$0]?.count ?? 0 > 1 } ?? false
            return isChance ? (entry.item.asPlain, entry.parent) : entry
        }
    }

    /// Puts each student's entries together.
    private static func students(_ found: [Entry]) -> [HandedIn] {
        var groups: [String: [Entry]] = [:]
        for entry in found { groups[key(of: entry), default: []].append(entry) }
        let all = groups.values.map { entries in
            let items = entries.map(\.item).sorted { $0.place.path < $1.place.path }
            return (handedIn: HandedIn(items), parent: entries[0].parent)
        }
        return unique(all.sorted { ($0.handedIn.name, path($0.handedIn)) < ($1.handedIn.name, path($1.handedIn)) })
            .sorted { ($0.name, path($0)) < ($1.name, path($1)) }
    }

    private static func path(_ handedIn: HandedIn) -> String { handedIn.items[0].place.path }

    private static func key(of entry: Entry) -> String {
        let place = entry.item.place
        return entry.item.download?.student.key
            ?? "\(place.deletingLastPathComponent().path)/\(HandedIn.withoutExtension(place))"
    }

    /// Tells students with the same name apart: by the numbers of a learning management system, or else by the folders
    /// that their submissions are in.
    private static func unique(_ all: [(handedIn: HandedIn, parent: String)]) -> [HandedIn] {
        let count = Dictionary(grouping: all, by: \.handedIn.name).mapValues(\.count)
        var taken: Set<String> = []
        return all.map { handedIn, parent in
            var one = handedIn
            if count[one.name] ?? 0 > 1 {
                one.name = one.student?.number.map { "\(one.name) (\($0))" } ?? "\(parent)/\(one.name)"
            }
            let name = one.name
            var number = 2
            while !taken.insert(one.name).inserted {
                one.name = "\(name) (\(number))"
                number += 1
            }
            if one.student == nil { one.key = one.name }
            return one
        }
    }
}
