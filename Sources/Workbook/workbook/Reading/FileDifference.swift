import Course
import Foundation
import Typesetting

/// A file of an exercise in two versions.
struct FileDifference: Sendable, Equatable {
    /// The file, by its path below the exercise's folder.
    let file: String
    /// The difference between the versions.
    let difference: LineDifference

    /// Returns the differences between the learner's files and the starter's, for the editable files.
    static func sinceStarter(of exercise: Exercise, in checkout: Checkout) -> [FileDifference] {
        exercise.editable.map { file in
            FileDifference(
                file: file,
                difference: LineDifference(
                    from: text(exercise.starterPath + "/" + file, checkout),
                    to: text(exercise.path + "/" + file, checkout)))
        }
    }

    /// Returns the text of a file, which is empty if the file is missing.
    static func text(_ path: String, _ checkout: Checkout) -> String {
        (try? Data(contentsOf: checkout.url(path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension UnifiedLines {
    /// Returns the changes in the files, with a few lines around each.
    static func lines(of files: [FileDifference], style: Style, width: Int) -> [String] {
        let changed = files.filter { !$0.difference.isEmpty }
        return changed.enumerated().flatMap { index, file in
            let hunks = file.difference.hunks(context: 3).map { lines($0, style: style, width: width) }
            let heading = (index == 0 ? [] : [""]) + [style.bold(TextColumns.cut(file.file, to: width))]
            return heading + hunks.joined(separator: [style.faint("  ...")])
        }
    }
}
