import Foundation

/// The comparison of an exercise's locked sources with the originals.
///
/// `Solutions` has the same files, byte for byte, as a test checks. Unlike git, this comparison works after the learner
/// commits a change; without solutions, as in a handout, it finds nothing.
package struct LockedFiles: Sendable, Equatable {
    /// The files that differ or are missing, from the checkout's root.
    package let changed: [String]
    /// The Swift files that the exercise doesn't have, from the checkout's root.
    package let added: [String]
    private let exercise: Exercise

    /// Compares an exercise's sources with the copies in its solution.
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

    /// Whether no file is known to be changed or added.
    package var areAsTheyWere: Bool { changed.isEmpty && added.isEmpty }

    /// Returns the path of a file's pristine copy from the checkout's root.
    package func copy(of file: String) -> String {
        Self.solution(of: exercise) + file.dropFirst(exercise.path.count)
    }

    /// Returns the command that restores a changed file.
    package func remedy(for file: String) -> String { "cp '\(copy(of: file))' '\(file)'" }

    private static func solution(of exercise: Exercise) -> String { "Solutions/" + exercise.folder }

    /// Returns the Swift files below `Sources`, and below `Tests` if the learner writes tests.
    private static func sources(below folder: String, in checkout: Checkout) -> Set<String> {
        let files = ["Sources", "Tests"].flatMap { part in
            checkout.files(below: folder + "/" + part).map { part + "/" + $0 }
        }
        return Set(files.filter { $0.hasSuffix(".swift") })
    }
}
