import Course
import Foundation

/// The places of a submission's answers: the exercises' folders, or single files that their names identify.
struct AnswerPlaces {
    /// The paths of the exercises' folders, by the exercises' labels.
    private(set) var folders: [String: String] = [:]
    /// Files outside any such folder, by the exercises' labels, then by the paths of the editable files that they are.
    private(set) var files: [String: [String: SubmissionTree.Entry]] = [:]

    /// Whether there is no answer anywhere.
    var isEmpty: Bool { folders.isEmpty && files.isEmpty }

    /// Looks for the answers to these exercises.
    ///
    /// - Throws: the reason if two places compete for the same answer, or one could be the answer to two exercises.
    init(of exercises: [Exercise], in tree: SubmissionTree) throws(Refusal) {
        let manifests = Self.manifests(in: tree)
        for exercise in exercises {
            let found = Self.folders(of: exercise, in: tree).union(manifests[exercise.label] ?? []).sorted()
            if found.count > 1 {
                let names = found.prefix(2).map { "'\(HandedIn.readable($0.isEmpty ? "." : $0))'" }
                throw Refusal(
                    "holds two folders of \(exercise.label), \(names.joined(separator: " and ")): only one can be graded"
                )
            }
            folders[exercise.label] = found.first
        }
        if folders.isEmpty { try findFiles(of: exercises, in: tree) }
    }

    // MARK: - Folders

    /// The folders with the exercise's name that are in a folder `Exercises`, or hold one of its files.
    ///
    /// Its suite's folder has the same name.
    private static func folders(of exercise: Exercise, in tree: SubmissionTree) -> Set<String> {
        Set(
            tree.folders(named: exercise.folder).filter { folder in
                let parents = folder.lowercased().split(separator: "/").suffix(3).dropLast()
                if parents == ["tests", "exercises"] { return false }
                return parents.last == "exercises"
                    || exercise.editable.contains { !tree.entries(at: "\(folder)/\($0)").isEmpty }
            })
    }

    /// The folders with an `exercise.json`, whatever they are called, by the exercise's label that is in it.
    private static func manifests(in tree: SubmissionTree) -> [String: Set<String>] {
        var folders: [String: Set<String>] = [:]
        for folder in tree.folders(with: "exercise.json") {
            guard let entry = tree.entries(in: folder).first(where: { $0.name == "exercise.json" && $0.kind == .file }),
                let data = SubmittedFile.data(at: entry.url),
                let label = String(decoding: data, as: UTF8.self).firstMatch(of: /"number"\s*:\s*"([0-9]{2}[a-z])"/)
            else { continue }
            folders["\(label.1)", default: []].insert(folder)
        }
        return folders
    }

    // MARK: - Files

    private mutating func findFiles(of exercises: [Exercise], in tree: SubmissionTree) throws(Refusal) {
        var owners: [String: [(label: String, file: String)]] = [:]
        for exercise in exercises {
            for file in exercise.editable {
                owners[Self.name(of: file).lowercased(), default: []].append((exercise.label, file))
            }
        }
        for entry in tree.entries where entry.kind == .file {
            let name = entry.name.lowercased()
            guard let owners = owners[name] ?? owners[Self.withoutNumber(name)] else { continue }
            guard let owner = owners.first, owners.count == 1 else {
                throw Self.ambiguous(entry, owners.map(\.label), exercises)
            }
            if let other = files[owner.label]?[owner.file] {
                throw Refusal(
                    "holds '\(HandedIn.readable(other.path))' and '\(HandedIn.readable(entry.path))': only one can be graded"
                )
            }
            files[owner.label, default: [:]][owner.file] = entry
        }
    }

    private static func ambiguous(
        _ entry: SubmissionTree.Entry, _ labels: [String], _ exercises: [Exercise]
    ) -> Refusal {
        let labels = Set(labels).sorted()
        let folder = exercises.first { $0.label == labels.first }?.path ?? "Exercises"
        return Refusal(
            "holds '\(HandedIn.readable(entry.path))', which may belong to \(labels.joined(separator: " or ")):"
                + " only its path tells, such as \(folder)/...")
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Removes the number that Canvas, or a browser, adds to a name that is taken already: `Worker-1.swift`,
    /// `Worker (1).swift`.
    static func withoutNumber(_ name: String) -> String {
        name.replacing(/(?:-[0-9]+| \([0-9]+\))\.swift$/, with: ".swift")
    }
}
