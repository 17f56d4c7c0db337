/// One thing that is wrong with an answer, in words for the student who wrote it.
struct MarkFinding: Codable, Sendable, Equatable {
    /// A line of the finding below its first: a heading such as `why`, and its text.
    struct Line: Codable, Sendable, Equatable {
        /// `goal`, `expected`, `got`, `why`, `look`, `fix`, `also`, `hint`, `screen` and so on.
        let heading: String
        /// One or more lines.
        let text: String

        /// Creates a line from its parts.
        init(heading: String, text: String) { (self.heading, self.text) = (heading, text) }
    }

    /// The student's own code around the place that a finding names.
    struct Code: Codable, Sendable, Equatable {
        /// The number of the first line, from 1.
        let from: Int
        /// The lines.
        let lines: [String]
        /// The number of the line that the finding is about.
        let marked: Int

        /// Creates the code from its parts.
        init(from: Int, lines: [String], marked: Int) {
            (self.from, self.lines, self.marked) = (from, lines, marked)
        }
    }

    /// `path:line:column` from the workbook's root, as far as it is known; nil without a place.
    let place: String?
    /// The mistake, in one sentence.
    let what: String
    /// The requirement's or the rule's name, if the finding belongs to one.
    let name: String?
    /// The expected and the actual result, the reason it matters and where to look, as far as the finding says so.
    let lines: [Line]
    /// The student's code at the place, if the student wrote that file.
    let code: Code?

    /// Creates a finding from its parts.
    init(place: String?, what: String, name: String?, lines: [Line], code: Code? = nil) {
        (self.place, self.what, self.name, self.lines, self.code) = (place, what, name, lines, code)
    }
}
