import Foundation

/// The sources of an exercise that nobody edits: are they as the workbook has them?
///
/// `Solutions` has the same files, byte for byte, which a test holds. Unlike git it knows them also after a commit of
/// the learner's; where there are no solutions, as in a handout, nothing is known.
package struct LockedFiles: Sendable, Equatable {
    /// Files that differ or are missing, from the checkout's root.
    package let changed: [String]
    /// Swift files that the exercise does not have, from the checkout's root.
    package let added: [String]
    private let exercise: Exercise

    /// Compares an exercise's sources with the copies beside its solution.
    package init(of exercise: Exercise, in checkout: Checkout) {
        self.exercise = exercise
        let copies = Self.sources(below: Self.solution(of: exercise), in: checkout)
        if copies.isEmpty {
            (changed, added) = ([], [])
            return
        }
        let editable = Set(exercise.editable)
        changed = copies.subtracting(editable).sorted().filter { file in
            let pristine = try? Data(contentsOf: checkout.url(Self.solution(of: exercise) + "/" + file))
            return pristine != (try? Data(contentsOf: checkout.url(exercise.path + "/" + file)))
        }.map { exercise.path + "/" + $0 }
        let extra = Self.sources(below: exercise.path, in: checkout).subtracting(copies).subtracting(editable)
        added = extra.sorted().map { exercise.path + "/" + $0 }
    }

    /// Whether there is nothing to say.
    package var areAsTheyWere: Bool { changed.isEmpty && added.isEmpty }

    /// The pristine copy of a file, from the checkout's root.
    package func copy(of file: String) -> String {
        Self.solution(of: exercise) + file.dropFirst(exercise.path.count)
    }

    /// What brings a changed file back.
    package func remedy(for file: String) -> String { "cp '\(copy(of: file))' '\(file)'" }

    private static func solution(of exercise: Exercise) -> String { "Solutions/" + exercise.folder }

    /// Swift files of the exercise, and the tests beside them where a learner writes some.
    private static func sources(below folder: String, in checkout: Checkout) -> Set<String> {
        let files = ["Sources", "Tests"].flatMap { part in
            checkout.files(below: folder + "/" + part).map { part + "/" + $0 }
        }
        return Set(files.filter { $0.hasSuffix(".swift") })
    }
}
