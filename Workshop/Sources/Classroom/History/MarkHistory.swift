import Checking
import Course
import Foundation
import Typesetting

/// Remembers for each student and exercise the results of the present answer and of the one before, so that a page can
/// say what changed.
///
/// A file has fingerprints, points, and the numbers of the requirements that are met: no name and no code.
struct MarkHistory: Sendable {
    /// The folder of the files, from the checkout's root.
    static let folder = ".workbook/history"

    private struct Kept: Codable, Equatable {
        /// The fingerprint of the answer.
        var answer: String
        var now: EarlierMark
        var before: EarlierMark?
    }

    private let checkout: Checkout
    /// The class: the name in the course's file, or else the folder of the submissions.
    private let course: String?

    /// Creates the history of a class, which has the name in its course's file, if it has one.
    init(_ checkout: Checkout, course: String?) { (self.checkout, self.course) = (checkout, course) }

    /// Returns a mark with the results of the student's previous answer, and remembers its own.
    ///
    /// Grading the same answer again changes nothing, so every report about it has the same comparison.
    func compared(
        _ mark: ExerciseMark, of student: String, in folder: String, answer: FileTree
    ) throws(GradeError) -> ExerciseMark {
        guard let now = EarlierMark(mark) else { return mark }
        let file = file([course.map { "course \($0)" } ?? "folder \(folder)", student, mark.exercise])
        let kept = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
        var print = Fingerprint()
        print.add(answer)
        let isSame = kept?.answer == print.text
        let new = Kept(answer: print.text, now: now, before: isSame ? kept?.before : kept?.now)
        if new != kept { try write(new, to: file) }
        var compared = mark
        compared.before = new.before
        return compared
    }

    private func write(_ kept: Kept, to file: URL) throws(GradeError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(try JSONText.of(kept).utf8).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: FileReason.text(error))
        }
    }

    private func file(_ parts: [String]) -> URL {
        var print = Fingerprint()
        for part in parts { print.add(Data(part.utf8)) }
        return checkout.url("\(Self.folder)/\(print.text.prefix(2))/\(print.text.dropFirst(2)).json")
    }
}
