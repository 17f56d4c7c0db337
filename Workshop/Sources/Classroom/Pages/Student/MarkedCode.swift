/// The student's own code with line numbers, and a mark on the line that a finding is about.
struct MarkedCode {
    private let code: MarkFinding.Code
    private let place: String?

    init(_ code: MarkFinding.Code, of place: String?) { (self.code, self.place) = (code, place) }

    /// The code in a box of its own.
    var box: HTML {
        HTML("div", ["class": "code", "role": "group", "aria-label": label, "tabindex": "0"]) {
            HTML("ol") {
                for (index, line) in code.lines.enumerated() { item(code.from + index, line) }
            }
        }
    }

    private var label: String { "Your code" + (place.map { " at \($0)" } ?? "") }

    private func item(_ number: Int, _ line: String) -> HTML {
        let isMarked = number == code.marked
        return HTML("li", ["class": isMarked ? "marked" : nil]) {
            HTML("span", ["class": "at"]) { (isMarked ? "→ " : "") + "\(number)" }
            HTML("code") {
                if isMarked { HTML("mark") { line } } else { line }
            }
        }
    }
}
