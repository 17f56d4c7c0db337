import Course
import Foundation

/// The answers that the exercises of a course show each other by what is handed out for them.
///
/// An exercise comes with a whole app, so that a learner can run it, and the same app grows from exercise to exercise.
struct ShownAnswers: Sendable, Equatable {
    /// The shown answers, in the order of the course.
    let all: [ShownAnswer]

    init(_ all: [ShownAnswer]) { self.all = all }

    /// Compares each exercise's solution with the files that are handed out for the others, by declaration.
    ///
    /// An exercise without a solution has nothing to compare.
    ///
    /// - Throws: `HandoutError.unfit` if a file can't be read, and `HandoutError.uncompared` without SourceKit.
    init(among exercises: [Exercise], in catalogue: Catalogue) throws(HandoutError) {
        var given: [(exercise: Exercise, parts: Set<CodeParts.Part>)] = []
        for exercise in exercises {
            given.append((exercise, try Self.parts(of: HandoutTree(of: [exercise], in: catalogue).files(of: exercise))))
        }
        var all: [ShownAnswer] = []
        for (exercise, own) in given {
            let answer = try Self.parts(of: Self.solution(of: exercise, in: catalogue.checkout)).subtracting(own)
            for other in given where other.exercise != exercise && !answer.isEmpty {
                let percent = 100 * answer.intersection(other.parts).size / answer.size
                if percent >= ShownAnswer.least {
                    all.append(
                        ShownAnswer(exercise: exercise.number, source: other.exercise.number, percent: percent))
                }
            }
        }
        self.all = all
    }

    private static func parts(of files: [String: Data]) throws(HandoutError) -> Set<CodeParts.Part> {
        do {
            return try CodeParts(of: files).all
        } catch {
            throw .uncompared(reason: "\(error)")
        }
    }

    /// The files of a solution that a student may write, by their paths below its folder.
    private static func solution(of exercise: Exercise, in checkout: Checkout) -> [String: Data] {
        let folder = "Solutions/" + exercise.folder
        return checkout.files(below: folder).reduce(into: [:]) { files, file in
            guard exercise.editable.contains(file) || exercise.mayAdd(file) else { return }
            files[file] = try? Data(contentsOf: checkout.url(folder + "/" + file))
        }
    }
}
