/// One thing that is wrong with an answer, as its author would read it.
public struct MarkFinding: Codable, Sendable, Equatable {
    /// A line of the finding below its first: a heading such as `why`, and its text.
    public struct Line: Codable, Sendable, Equatable {
        /// `goal`, `expected`, `got`, `why`, `look`, `fix`, `also`, `hint`, `screen` and so on.
        public let heading: String
        /// One or more lines.
        public let text: String

        /// A line from its parts.
        public init(heading: String, text: String) { (self.heading, self.text) = (heading, text) }
    }

    /// The student's own code around the place that a finding names.
    public struct Code: Codable, Sendable, Equatable {
        /// The number of the first line, from 1.
        public let from: Int
        /// The lines.
        public let lines: [String]
        /// The number of the line that is meant.
        public let marked: Int

        /// Code from its parts.
        public init(from: Int, lines: [String], marked: Int) {
            (self.from, self.lines, self.marked) = (from, lines, marked)
        }
    }

    /// `path:line:column` from the workbook's root, as far as it is known; nil when it has no place.
    public let place: String?
    /// What is wrong, in one sentence.
    public let what: String
    /// The requirement or the rule, where it is of one.
    public let name: String?
    /// What was expected, what came, why it matters and where to look, as far as it says so.
    public let lines: [Line]
    /// The student's code there, where the place is in a file that the student wrote.
    public let code: Code?

    /// A finding from its parts.
    public init(place: String?, what: String, name: String?, lines: [Line], code: Code? = nil) {
        (self.place, self.what, self.name, self.lines, self.code) = (place, what, name, lines, code)
    }
}
