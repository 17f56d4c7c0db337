import Course
import Foundation

/// Names that a refactoring changes, so that a line that only got other names is shown as renamed.
///
/// `Lessons/NN-Name/renamed.json` says from which lesson the refactoring starts, to which lessons it leads, and what was
/// called what: types, messages with the labels that tell them apart, and properties.
struct RenamedNames: Sendable {
    /// The file in the folder of a lesson.
    static let file = "renamed.json"
    /// No names.
    static let none = RenamedNames(origin: nil, names: [])

    /// The lesson that the refactoring starts from.
    let origin: Lesson?
    /// Old and new names, the longest old ones first.
    private let names: [(old: String, new: String)]

    private init(origin: Lesson?, names: [(old: String, new: String)]) {
        self.origin = origin
        self.names = names.sorted { $0.old.count > $1.old.count }
    }

    /// The names of the refactoring that leads to a lesson; none for one that no refactoring with new names leads to.
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

    /// The text with every old name in it replaced by the new one; two lines that differ in names alone come out the same.
    func canonical(_ text: String) -> String {
        names.reduce(text) { Self.replaced($1.old, with: $1.new, in: $0) }
    }

    /// Replaces a name where it stands by itself, and not as a part of a longer one.
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
