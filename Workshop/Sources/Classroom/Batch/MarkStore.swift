import Checking
import Course
import Foundation
import Typesetting

/// Keeps each mark in its own file, under the key of the bytes that it depends on.
///
/// Nothing is graded twice, and an interrupted grading continues where it stopped.
struct MarkStore: Sendable {
    /// The folder of the marks, from the checkout's root; outside `.build`, so that a clean build costs no mark.
    static let folder = ".workbook/marks"

    private struct Kept: Codable {
        let key: String
        let mark: ExerciseMark
    }

    private let checkout: Checkout

    init(_ checkout: Checkout) { self.checkout = checkout }

    /// The mark for this key; nil if there is none, or none that can be read.
    func mark(for key: String) -> ExerciseMark? {
        guard let data = try? Data(contentsOf: file(key)), let kept = try? JSONDecoder().decode(Kept.self, from: data)
        else { return nil }
        return kept.key == key ? kept.mark : nil
    }

    /// Writes a mark, whole or not at all.
    ///
    /// A refused answer's mark isn't written: the machine may be at fault, and the next try may reach a verdict.
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
