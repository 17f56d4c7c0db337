import Course
import Typesetting

/// A link or a picture inside a text, with the form that a terminal shows.
struct MarkdownLink {
    /// Whether it is a picture.
    let isPicture: Bool
    /// The words between the brackets, in Markdown.
    let label: String
    /// The text after the link.
    let rest: Substring
    private let target: String
    private let folder: String

    /// Reads the link at the beginning of a text from a page in `folder`; nil if there is none.
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

    /// Reads a line that consists of a picture; nil for any other line.
    init?(pictureIn line: String, in folder: String) {
        guard line.hasPrefix("!["), let link = MarkdownLink(at: line[...], in: folder), link.rest.isEmpty else {
            return nil
        }
        self = link
    }

    /// The command that prints the picture as text, or nil if there is none.
    var pictureCommand: String? { LessonPicture.textCommand(for: path) }

    /// Returns the label and its target, or the label alone for a glossary word and for a place in the same text.
    func text(_ style: Style) -> String {
        let words = MarkdownSpans.text(label, in: folder, style: style)
        if isPicture { return pictureCommand == nil ? "[picture: \(words), \(path)]" : "[picture: \(words)]" }
        if target.contains("://") { return target == label ? words : "\(words) (\(target))" }
        if target.hasPrefix("#") { return words }
        if path == Glossary.path {
            return words.split(separator: " ").map { style.term(String($0)) }.joined(separator: " ")
        }
        return path == label ? words : "\(words) (\(command ?? pictureCommand ?? path))"
    }

    /// The command that shows the target: `read 01` for `../01-MassiveViewController/README.md`, and `read 09 Controls` for
    /// another page of a lesson.
    private var command: String? {
        let parts = path.split(separator: "/")
        guard parts.count == 3, let label = Label.parts(of: String(parts[1]))?.label else { return nil }
        switch (parts[0], parts[2]) {
        case ("Lessons", "README.md"), ("Exercises", "README.md"): return "read \(label)"
        case ("Lessons", let page) where page.hasSuffix(".md"): return "read \(label) \(page.dropLast(3))"
        default: return nil
        }
    }

    /// The target's path from the checkout's root, without a heading in it.
    private var path: String {
        var parts = folder.split(separator: "/")
        for part in target.prefix(while: { $0 != "#" }).split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
        }
        return parts.joined(separator: "/")
    }
}
