/// A command that `workbook` doesn't do itself: it builds the program that does and becomes it.
package struct Tool: Sendable {
    /// A program that `workbook` builds when one of its commands is typed.
    package enum Program: String, Sendable {
        /// What lessons tell their readers to type, and no learner waits for before that.
        case tools = "WorkbookTools"
        /// What only authors and teachers type.
        case workshop
    }

    /// The word that is typed.
    package let name: String
    /// What follows the word.
    package let synopsis: String
    /// What it does, in a few words for the list of commands.
    package let summary: String
    /// The program that does it.
    package let program: Program

    /// All of them, in the order of the list of commands.
    package static let all = [trace, diagram, rules, lint, newModule, spy, compare, handout, grade, verify]

    package static let trace = Tool(
        name: "trace", synopsis: "NN JOURNEY",
        summary: "who says what to whom in a lesson's app while a user does something", program: .tools)
    package static let diagram = Tool(
        name: "diagram", synopsis: "NN|PATH",
        summary: "who knows whom in a lesson's app, or in yours: roles, seams, strong and weak", program: .tools)
    package static let rules = Tool(
        name: "rules", synopsis: "[NAME]", summary: "the rules of structure: what, why, and how to fix it",
        program: .tools)
    package static let lint = Tool(
        name: "lint", synopsis: "PATH...", summary: "checks your own app against the rules of an architecture",
        program: .tools)
    package static let newModule = Tool(
        name: "new-module", synopsis: "GROUP/NAME",
        summary: "writes a module: its protocols, every actor, spies, and a suite for each actor", program: .tools)
    package static let spy = Tool(
        name: "spy", synopsis: "FILE", summary: "makes spies for the protocols of a file", program: .tools)
    package static let compare = Tool(
        name: "compare", synopsis: "[NN...]",
        summary: "rungs side by side: what each costs and buys, counted in its sources", program: .tools)
    package static let handout = Tool(
        name: "handout", synopsis: "[DIR]", summary: "for teachers: writes a student's copy, without solutions",
        program: .workshop)
    package static let grade = Tool(
        name: "grade", synopsis: "DIR...", summary: "for teachers: grades what students handed in", program: .workshop)
    package static let verify = Tool(
        name: "verify", synopsis: "",
        summary: "for authors: proves that the checks catch what they have to, and nothing else", program: .workshop)
}
