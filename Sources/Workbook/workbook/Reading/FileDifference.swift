import Course
import Foundation
import Typesetting

/// A file of an exercise in two versions.
struct FileDifference: Sendable, Equatable {
    /// The file, by its path below the exercise's folder.
    let file: String
    /// How the versions differ.
    let difference: LineDifference

    /// The learner's files against the starter's, of those that a learner edits.
    static func sinceStarter(of exercise: Exercise, in checkout: Checkout) -> [FileDifference] {
        exercise.editable.map { file in
            FileDifference(
                file: file,
                difference: LineDifference(
                    from: text(exercise.starterPath + "/" + file, checkout),
                    to: text(exercise.path + "/" + file, checkout)))
        }
    }

    /// A file that is missing has no lines.
    static func text(_ path: String, _ checkout: Checkout) -> String {
        (try? Data(contentsOf: checkout.url(path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension UnifiedLines {
    /// What the files differ in, with a few lines around each place.
    static func lines(of files: [FileDifference], style: Style, width: Int) -> [String] {
        let changed = files.filter { !$0.difference.isEmpty }
        return changed.enumerated().flatMap { index, file in
            let hunks = file.difference.hunks(context: 3).map { lines($0, style: style, width: width) }
            let heading = (index == 0 ? [] : [""]) + [style.bold(TextColumns.cut(file.file, to: width))]
            return heading + hunks.joined(separator: [style.faint("  ...")])
        }
    }
}
