/// A command that another program does: `workbook` builds that program and becomes it.
package struct Tool: Sendable {
    /// A program that `workbook` builds when one of its commands is typed.
    package enum Program: String, Sendable {
        /// The program of the commands that lessons mention; it isn't built before a learner types one of them.
        case tools = "WorkbookTools"
        /// The program of the commands for authors and teachers.
        case workshop
    }

    /// The word that is typed.
    package let name: String
    /// The arguments after the word.
    package let synopsis: String
    /// The purpose in a few words, for the list of commands.
    package let summary: String
    /// The program with the command.
    package let program: Program

    /// All tools, in the order of the list of commands.
    package static let all = [app, trace, diagram, rules, lint, newModule, spy, compare, handout, grade, verify]

    package static let app = Tool(
        name: "app", synopsis: "NN|NNx",
        summary: "writes a lesson's or an exercise's app for Xcode and Swift Playground",
        program: .tools)
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
