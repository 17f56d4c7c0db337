import Course
import Typesetting

/// A link or a picture inside a text, and what a terminal shows of it.
struct MarkdownLink {
    /// Whether it is shown in place instead of being followed.
    let isPicture: Bool
    /// The words between the brackets, in Markdown.
    let label: String
    /// What follows the link.
    let rest: Substring
    private let target: String
    private let folder: String

    /// Reads the link at the beginning of a text that is in that folder; nil where there is none.
    init?(at text: Substring, in folder: String) {
        isPicture = text.first == "!"
        let inner = text.dropFirst(isPicture ? 2 : 1)
        guard let middle = inner.firstRange(of: "]("), !inner[..<middle.lowerBound].contains("[") else { return nil }
        let target = inner[middle.upperBound...].prefix { $0 != ")" }
        guard target.endIndex < inner.endIndex else { return nil }
        label = String(inner[..<middle.lowerBound])
        self.target = String(target)
        self.folder = folder
        rest = inner[inner.index(after: target.endIndex)...]
    }

    /// The picture that a line consists of; nil for any other line.
    init?(pictureIn line: String, in folder: String) {
        guard line.hasPrefix("!["), let link = MarkdownLink(at: line[...], in: folder), link.rest.isEmpty else {
            return nil
        }
        self = link
    }

    /// What prints the picture as text; nil where nothing does.
    var pictureCommand: String? { LessonPicture.textCommand(for: path) }

    /// The words, followed by where to find the rest unless they are a word of the glossary or lead to a place in the same text.
    func text(_ style: Style) -> String {
        let words = MarkdownSpans.text(label, in: folder, style: style)
        if isPicture { return pictureCommand == nil ? "[picture: \(words), \(path)]" : "[picture: \(words)]" }
        if target.contains("://") { return target == label ? words : "\(words) (\(target))" }
        if target.hasPrefix("#") { return words }
        if path == Glossary.path {
            return words.split(separator: " ").map { style.term(String($0)) }.joined(separator: " ")
        }
        return path == label ? words : "\(words) (\(command ?? path))"
    }

    /// How a text of the workbook is read here: `../01-MassiveViewController/README.md` by `read 01`.
    private var command: String? {
        let parts = path.split(separator: "/")
        guard ["Lessons", "Exercises"].contains(parts.first), parts.count == 3, parts.last == "README.md",
            let label = Label.parts(of: String(parts[1]))?.label
        else { return nil }
        return "read \(label)"
    }

    /// The file that it leads to, from the checkout's root and without the place in it.
    private var path: String {
        var parts = folder.split(separator: "/")
        for part in target.prefix(while: { $0 != "#" }).split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
        }
        return parts.joined(separator: "/")
    }
}
