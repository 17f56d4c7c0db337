/// One finding: the mistake, its place, the expected and the actual result, the reason, and the code.
struct FindingArticle {
    private let finding: MarkFinding

    init(_ finding: MarkFinding) { self.finding = finding }

    /// The finding as a part of the page.
    var article: HTML {
        HTML("article") {
            HTML("h4") { Self.sentence(finding.what) }
            if finding.place != nil || finding.name != nil {
                HTML("p", ["class": "place"]) {
                    if let place = finding.place { HTML("code") { place } }
                    if let name = finding.name { finding.place == nil ? name : " (\(name))" }
                }
            }
            if !finding.lines.isEmpty {
                HTML("dl") {
                    for line in finding.lines { described(line) }
                }
            }
            if let code = finding.code { MarkedCode(code, of: finding.place).box }
        }
    }

    @HTMLBuilder private func described(_ line: MarkFinding.Line) -> HTML {
        let (heading, text) = Self.words(of: line)
        HTML("dt") { heading }
        HTML("dd") {
            if Self.drawn.contains(line.heading) {
                HTML("pre", ["class": "drawn", "tabindex": "0"]) { text }
            } else if Self.typed.contains(line.heading) {
                HTML("code") { text }
            } else if Self.values.contains(line.heading) {
                text
            } else {
                Self.sentence(text)
            }
        }
    }

    // MARK: - Words

    /// Headings whose text is a drawing, in which spaces count.
    private static let drawn: Set<String> = ["screen"]
    /// Headings whose text is a command to type or a name from the code.
    private static let typed: Set<String> = ["hint", "test", "saw"]
    /// Headings whose text is a value, in which every letter counts.
    private static let values: Set<String> = ["expected", "got"]

    private static let headings = [
        "goal": "What is asked", "expected": "Expected", "happened": "What happened", "got": "What came",
        "saw": "What came", "screen": "On the screen", "why": "Why it matters", "look": "What to look at",
        "fix": "What to do", "also": "Also", "test": "The test", "hint": "A hint", "note": "Note",
    ]

    /// Returns a heading with a text that completes it: "for a loop" becomes "What to look for" and "a loop".
    private static func words(of line: MarkFinding.Line) -> (heading: String, text: String) {
        guard line.heading == "look" else { return (headings[line.heading] ?? sentence(line.heading), line.text) }
        // A terminal has room for the spaces that set off the file and the lesson.
        let text = line.text.split(separator: "\n")
            .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
        return text.hasPrefix("for ") ? ("What to look for", String(text.dropFirst(4))) : ("What to look at", text)
    }

    /// Capitalizes a text's first letter, unless the text begins with a path or a name from the code.
    private static func sentence(_ text: String) -> String {
        let word = text.prefix { !$0.isWhitespace && $0 != ":" && $0 != "," }
        guard word.allSatisfy({ $0.isLetter && $0.isLowercase || $0 == "'" }) else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
