@testable import Lesson17AnotherScreen

extension TerminalScreen {
    /// What is shown below the title, as words.
    var words: [String] { lines.map(\.words) }

    /// What can be typed.
    var usages: [String] { commands.map(\.usage) }

    /// Types a line on this screen; whether it could be done.
    func type(_ line: String) -> Bool { commands.contains { $0.run(line) } }
}
