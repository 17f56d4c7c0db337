import Typesetting

/// The mistakes in typed commands, with a suggestion.
package enum UsageError: Error, Equatable, CustomStringConvertible {
    /// No command was typed.
    case noCommand(known: [String])
    /// No command has that name.
    case unknownCommand(String, known: [String])
    /// The command has no such option.
    case unknownOption(String, command: String, known: [String])
    /// No rule has that name.
    case unknownRule(String, known: [String])
    /// The rule belongs to another architecture.
    case foreignRule(String, architecture: String, known: [String])
    /// The option needs a value.
    case missingValue(option: String, command: String, expected: String)
    /// The option's value isn't valid.
    case wrongValue(option: String, value: String, command: String, expected: String)
    /// The command needs an argument.
    case missingArgument(command: String, expected: String)
    /// The command has fewer arguments.
    case extraArgument(String, command: String)
    /// Two options or arguments exclude each other.
    case conflict(String, command: String)

    package var description: String {
        switch self {
        case .noCommand(let known):
            "This program needs a command: \(known.joined(separator: ", "))." + Self.help("")
        case .unknownCommand(let name, let known):
            "There is no command \"\(name)\"." + Self.meant(name, known) + Self.help("")
        case .unknownOption(let option, let command, let known):
            "\(command) has no option \(option)." + Self.meant(option, known) + Self.help(command)
        case .unknownRule(let name, let known):
            "There is no rule \"\(name)\"." + Self.meant(name, known)
                + "\n  fix: `swift run workbook rules` shows them all"
        case .foreignRule(let name, let architecture, let known):
            "\(name) is no rule of \(architecture).\n  fix: use one of \(known.joined(separator: ", "))"
        case .missingValue(let option, let command, let expected):
            "\(option) needs a value: \(expected)." + Self.help(command)
        case .wrongValue(let option, let value, let command, let expected):
            "\(option) can't be \"\(value)\"; expected \(expected)." + Self.help(command)
        case .missingArgument(let command, let expected):
            "\(command) needs \(expected)." + Self.help(command)
        case .extraArgument(let argument, let command):
            "\(command) doesn't know what to do with \"\(argument)\"." + Self.help(command)
        case .conflict(let what, let command):
            what + Self.help(command)
        }
    }

    private static func meant(_ name: String, _ known: [String]) -> String {
        Nearest.match(for: name, among: known).map { " Did you mean \($0)?" } ?? ""
    }

    private static func help(_ command: String) -> String {
        "\n  fix: `swift run workbook \(command.isEmpty ? "help" : "help \(command)")` shows what can be typed"
    }
}
