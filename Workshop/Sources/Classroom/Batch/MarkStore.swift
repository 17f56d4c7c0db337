import Checking
import Course
import Foundation
import Typesetting

/// Keeps each mark in a file of its own, under the key of the bytes that it came of: what was graded is never graded
/// again, and a class whose grading was broken off goes on where it was.
struct MarkStore: Sendable {
    /// Where they lie, from the checkout's root: not in `.build`, so that a clean build costs no mark.
    static let folder = ".workbook/marks"

    private struct Kept: Codable {
        let key: String
        let mark: ExerciseMark
    }

    private let checkout: Checkout

    init(_ checkout: Checkout) { self.checkout = checkout }

    /// The mark that was kept for these bytes; nil where there is none, or none that can be read.
    func mark(for key: String) -> ExerciseMark? {
        guard let data = try? Data(contentsOf: file(key)), let kept = try? JSONDecoder().decode(Kept.self, from: data)
        else { return nil }
        return kept.key == key ? kept.mark : nil
    }

    /// Writes a mark, whole or not at all. Where there was no verdict the machine may be at fault, and the next try may find
    /// one: such a mark is not written.
    func keep(_ mark: ExerciseMark, for key: String) throws(GradeError) {
        if mark.outcome == .refused { return }
        let file = file(key)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(try JSONText.of(Kept(key: key, mark: mark)).utf8).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: FileReason.text(error))
        }
    }

    private func file(_ key: String) -> URL { checkout.url("\(Self.folder)/\(key.prefix(2))/\(key.dropFirst(2)).json") }
}
