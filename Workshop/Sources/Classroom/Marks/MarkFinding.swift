/// One thing that is wrong with an answer, as its author would read it.
struct MarkFinding: Codable, Sendable, Equatable {
    /// A line of the finding below its first: a heading such as `why`, and its text.
    struct Line: Codable, Sendable, Equatable {
        /// `goal`, `expected`, `got`, `why`, `look`, `fix`, `also`, `hint`, `screen` and so on.
        let heading: String
        /// One or more lines.
        let text: String

        /// A line from its parts.
        init(heading: String, text: String) { (self.heading, self.text) = (heading, text) }
    }

    /// The student's own code around the place that a finding names.
    struct Code: Codable, Sendable, Equatable {
        /// The number of the first line, from 1.
        let from: Int
        /// The lines.
        let lines: [String]
        /// The number of the line that is meant.
        let marked: Int

        /// Code from its parts.
        init(from: Int, lines: [String], marked: Int) {
            (self.from, self.lines, self.marked) = (from, lines, marked)
        }
    }

    /// `path:line:column` from the workbook's root, as far as it is known; nil when it has no place.
    let place: String?
    /// What is wrong, in one sentence.
    let what: String
    /// The requirement or the rule, where it is of one.
    let name: String?
    /// What was expected, what came, why it matters and where to look, as far as it says so.
    let lines: [Line]
    /// The student's code there, where the place is in a file that the student wrote.
    let code: Code?

    /// A finding from its parts.
    init(place: String?, what: String, name: String?, lines: [Line], code: Code? = nil) {
        (self.place, self.what, self.name, self.lines, self.code) = (place, what, name, lines, code)
    }
}
