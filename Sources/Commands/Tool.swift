/// A command of the second program, WorkbookTools. That one is built when one of these is typed for the first time: nobody
/// who came to learn waits for what draws pictures, holds other apps to rules, and marks classes.
package enum Tool: String, CaseIterable, Sendable {
    case trace, diagram, rules, lint
    case newModule = "new-module"
    case spy, compare, handout, grade, verify

    /// What follows the word.
    package var synopsis: String {
        switch self {
        case .trace: "NN JOURNEY"
        case .diagram: "NN|PATH"
        case .rules: "[NAME]"
        case .lint: "PATH..."
        case .newModule: "GROUP/NAME"
        case .spy: "FILE"
        case .compare: "[NN...]"
        case .handout: "[DIR]"
        case .grade: "DIR..."
        case .verify: ""
        }
    }

    /// What it does, in a few words for the list of commands.
    package var summary: String {
        switch self {
        case .trace: "who says what to whom in a lesson's app while a user does something"
        case .diagram: "who knows whom in a lesson's app, or in yours: roles, seams, strong and weak"
        case .rules: "the rules of structure: what, why, how to mend"
        case .lint: "holds your own app to the rules of an architecture"
        case .newModule: "writes a module: its protocols, every actor, spies, and a suite an actor"
        case .spy: "makes spies for the protocols of a file"
        case .compare: "rungs side by side: what each costs and buys, counted in its sources"
        case .handout: "for teachers: writes a student's copy, without solutions"
        case .grade: "for teachers: grades what students handed in"
        case .verify: "for authors: proves that the checks catch what they have to, and nothing else"
        }
    }
}
