import Foundation
import Typesetting

/// The marks of one shard of a class, as `grade --shard` writes them and `grade --merge` reads them.
struct ShardFile: Codable, Sendable, Equatable {
    /// The part of the class.
    let shard: Shard
    /// The ids of all submissions of the class.
    let everyone: [String]
    /// The marks of this part.
    let gradebook: Gradebook

    /// Creates a shard's file from its parts.
    init(shard: Shard, everyone: [String], gradebook: Gradebook) {
        (self.shard, self.everyone, self.gradebook) = (shard, everyone.sorted(), gradebook)
    }

    /// Its file name in a folder of shards: `shard-03-of-10.json`.
    var fileName: String {
        let width = "\(shard.count)".count
        let number = String(repeating: "0", count: width - "\(shard.number)".count) + "\(shard.number)"
        return "shard-\(number)-of-\(shard.count).json"
    }

    /// The file's text: the same bytes for the same shard.
    var text: String { get throws { try JSONText.of(self) + "\n" } }

    /// Reads the shards in these files and folders.
    ///
    /// - Throws: `GradeError.notAGradebook` and `GradeError.unreadable`.
    static func read(_ places: [URL]) throws(GradeError) -> [ShardFile] {
        var files: [URL] = []
        for place in places {
            guard FileKind(of: place) == .folder else {
                files.append(place)
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            let own = names.filter { $0.hasPrefix("shard-") && $0.hasSuffix(".json") }.sorted()
            if own.isEmpty { throw .notAGradebook(path: place.path, reason: "holds no file shard-...json") }
            files += own.map { place.appendingPathComponent($0) }
        }
        var shards: [ShardFile] = []
        for file in files {
            do {
                shards.append(try JSONDecoder().decode(ShardFile.self, from: Data(contentsOf: file)))
            } catch is DecodingError {
                throw .notAGradebook(path: file.path, reason: "is no file that `grade --shard` wrote")
            } catch {
                throw .unreadable(path: file.path, reason: FileReason.text(error))
            }
        }
        return shards
    }

    /// Merges the shards into the gradebook of the whole class; a submission that occurs in several files counts once.
    ///
    /// - Throws: `GradeError.cannotMerge` if shards are missing, belong to different classes, or disagree.
    static func merged(_ files: [ShardFile]) throws(GradeError) -> Gradebook {
        guard let first = files.first else { throw .cannotMerge(["there is no shard"]) }
        var problems: [String] = []
        for file in files where file.shard.count != first.shard.count || file.everyone != first.everyone {
            problems.append("shard \(file.shard) is of another class, or cut otherwise, than shard \(first.shard)")
        }
        for file in files where file.gradebook.exercises != first.gradebook.exercises {
            problems.append("shard \(file.shard) was graded on other exercises than shard \(first.shard)")
        }
        if !problems.isEmpty { throw .cannotMerge(problems) }
        let missing = Set(1...first.shard.count).subtracting(files.map(\.shard.number)).sorted()
        if !missing.isEmpty {
            let names = missing.map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
            problems.append("\(missing.count.counted("shard")) missing: \(names)")
        }
        var marks: [String: SubmissionMark] = [:]
        for mark in files.flatMap(\.gradebook.submissions) {
            if let other = marks[mark.id], !other.isAlike(mark) {
                problems.append("two shards disagree about \(mark.name) (\(mark.id))")
            }
            marks[mark.id] = mark
        }
        let absent = first.everyone.filter { marks[$0] == nil }
        if missing.isEmpty, !absent.isEmpty {
            problems.append("no shard has \(absent.joined(separator: ", "))")
        }
        if !problems.isEmpty { throw .cannotMerge(problems) }
        return Gradebook(
            exercises: first.gradebook.exercises, isConfined: files.allSatisfy(\.gradebook.isConfined),
            notes: files.flatMap(\.gradebook.notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            submissions: Array(marks.values))
    }
}

extension SubmissionMark {
    /// Returns whether both are the same, whatever each machine knows of earlier answers.
    fileprivate func isAlike(_ other: SubmissionMark) -> Bool {
        func bare(_ mark: SubmissionMark) -> SubmissionMark {
            var bare = mark
            for index in bare.marks.indices { bare.marks[index].before = nil }
            return bare
        }
        return bare(self) == bare(other)
    }
}
