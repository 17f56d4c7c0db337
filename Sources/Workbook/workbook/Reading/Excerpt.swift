import Foundation
import SourceModel

/// A quotation of code in a lesson, tied to the declaration that it was taken from.
///
/// In Markdown it is a fence that opens with `swift source=PATH#DECLARATION`. The path is relative to the lesson's
/// folder, or to the checkout when it begins with `Tests/`.
struct Excerpt: Equatable, Sendable {
    /// The line in the lesson's text with the opening fence, from 1.
    let line: Int
    /// The path of the file with the declaration, as the fence has it.
    let path: String
    /// The declaration's dotted name, such as `ItemsListDirector.onUIReady()`.
    let declaration: String
    /// The text between the fences.
    let text: String

    /// Returns the excerpts of a lesson's text, in order.
    static func all(in markdown: String) -> [Excerpt] {
        var excerpts: [Excerpt] = []
        var open: (line: Int, path: String, declaration: String)?
        var body: [Substring] = []
        for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let start = open {
                if line == "```" {
                    let text = body.joined(separator: "\n")
                    excerpts.append(
                        Excerpt(line: start.line, path: start.path, declaration: start.declaration, text: text))
                    open = nil
                } else {
                    body.append(line)
                }
            } else if let place = line.wholeMatch(of: /```swift source=([^#]+)#(.+)/) {
                open = (index + 1, String(place.1), String(place.2))
                body = []
            }
        }
        return excerpts
    }

    /// Returns the error in the excerpt, or nil if it still matches its declaration.
    ///
    /// - Parameters:
    ///   - page: The name of the file that quotes it.
    ///   - lesson: The lesson's folder.
    ///   - root: The checkout.
    func fault(on page: String = "README.md", in lesson: URL, of root: URL) -> String? {
        let file = (path.hasPrefix("Tests/") ? root : lesson).appending(path: path)
        let place = "Lessons/\(lesson.lastPathComponent)/\(page):\(line)"
        do {
            let source = try Sources(at: file).text(of: declaration)
            guard let difference = firstDifference(from: source) else { return nil }
            return """
                \(place): the excerpt of \(declaration) is not what \(path) says
                \(difference)
                  fix: paste the declaration again, or mend the code if the text is right
                """
        } catch {
            return "\(place): the excerpt of \(declaration) can't be found in \(path): \(error)"
        }
    }

    private func firstDifference(from source: String) -> String? {
        let quoted = text.split(separator: "\n", omittingEmptySubsequences: false)
        let actual = source.split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(quoted.count, actual.count) {
            let left = index < quoted.count ? String(quoted[index]) : "(nothing)"
            let right = index < actual.count ? String(actual[index]) : "(nothing)"
            if left != right { return "  text: \(left)\n  code: \(right)" }
        }
        return nil
    }
}
