@testable import Lesson17AnotherScreen

extension TerminalScreen {
    /// What is shown below the title, as words.
    var words: [String] { lines.map(\.words) }

    /// The commands, as they are typed.
    var usages: [String] { commands.map(\.usage) }

    /// Types a line on this screen; returns whether it could be done.
    func type(_ line: String) -> Bool { commands.contains { $0.run(line) } }
}
