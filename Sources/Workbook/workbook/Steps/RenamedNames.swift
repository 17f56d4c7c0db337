import Course
import Foundation

/// The names that a refactoring changes, so that a line in which only names changed is shown as renamed.
///
/// `Lessons/NN-Name/renamed.json` lists the lesson that the refactoring starts from, the lessons that it leads to, and
/// the old and new names of types, properties, and messages with their labels.
struct RenamedNames: Sendable {
    /// The name of the file in a lesson's folder.
    static let file = "renamed.json"
    /// An empty list of names.
    static let none = RenamedNames(origin: nil, names: [])

    /// The lesson that the refactoring starts from.
    let origin: Lesson?
    /// The pairs of old and new names, the longest old ones first.
    private let names: [(old: String, new: String)]

    private init(origin: Lesson?, names: [(old: String, new: String)]) {
        self.origin = origin
        self.names = names.sorted { $0.old.count > $1.old.count }
    }

    /// Returns the names of the refactoring that leads to a lesson, or `none` if no refactoring does.
    static func leading(to lesson: Lesson, in catalogue: Catalogue) throws(CatalogueError) -> RenamedNames {
        for owner in catalogue.lessons {
            let path = "\(owner.path)/\(file)"
            guard FileManager.default.fileExists(atPath: catalogue.checkout.url(path).path) else { continue }
            let fields = try JSONFields(try catalogue.checkout.data(path), file: path)
            let labels = try fields.texts("lessons", "the numbers of the lessons that it leads to")
            guard labels.contains(Label.two(lesson.number)) else { continue }
            let origin = try catalogue.lesson(try fields.text("from", "the number of the lesson that it starts from"))
            return RenamedNames(origin: origin, names: try fields.names("names").map { ($0.key, $0.value) })
        }
        return .none
    }

    /// Returns the text with every old name replaced by the new one, so that lines that differ only in names become
    /// equal.
    func canonical(_ text: String) -> String {
        names.reduce(text) { Self.replaced($1.old, with: $1.new, in: $0) }
    }

    /// Replaces a whole name, but not a part of a longer one.
    private static func replaced(_ old: String, with new: String, in text: String) -> String {
        guard text.contains(old) else { return text }
        var (result, start) = ("", text.startIndex)
        while let place = text.range(of: old, range: start..<text.endIndex) {
            let before = place.lowerBound > text.startIndex ? text[text.index(before: place.lowerBound)] : " "
            let after = place.upperBound < text.endIndex ? text[place.upperBound] : " "
            let isPart = isOfName(before) && isOfName(old.first) || isOfName(old.last) && isOfName(after)
            result += text[start..<place.lowerBound] + (isPart ? old : new)
            start = place.upperBound
        }
        return result + text[start...]
    }

    private static func isOfName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
