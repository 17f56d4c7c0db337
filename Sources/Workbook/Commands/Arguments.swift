/// The words after a command's name, parsed by the options that the command has.
package struct Arguments {
    /// The words that aren't options, in order.
    package let positional: [String]
    /// The values by option, in order if an option was typed more than once.
    private let values: [String: [String]]
    private let command: String
    /// All words as they were typed.
    package let typed: [String]

    /// Parses the words; `--name value` and `--name=value` are the same, and `--` ends the options.
    package init(_ arguments: [String], for command: any Subcommand.Type) throws(UsageError) {
        let known = command.options + Option.common
        var positional: [String] = []
        var values: [String: [String]] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positional += rest
                break
            }
            guard argument.hasPrefix("-"), argument.count > 1, Int(argument) == nil else {
                positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "-h" ? "--help" : parts[0]
            guard let option = known.first(where: { $0.name == name }) else {
                if name == "--exercise" { throw .formerExerciseOption(command: command.name, typed: positional + rest) }
                throw .unknownOption(name, command: command.name, known: known.map(\.name))
            }
            if let value = option.value {
                let given = parts.count > 1 ? parts[1] : rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
                guard let given, !given.isEmpty else {
                    throw .missingValue(option: name, command: command.name, expected: value)
                }
                if parts.count == 1 { rest.removeFirst() }
                values[name, default: []].append(given)
            } else if parts.count > 1 {
                throw .wrongValue(option: name, value: parts[1], command: command.name, expected: "no value")
            } else {
                values[name] = [""]
            }
        }
        self.positional = positional
        self.values = values
        self.command = command.name
        typed = arguments
    }

    /// Returns whether the option was typed.
    package func has(_ option: String) -> Bool { values[option] != nil }

    /// Returns the option's value if it was typed, or the last value if it was typed more than once.
    package func value(_ option: String) -> String? { values[option]?.last }

    /// Returns all values of an option that may be typed more than once.
    package func values(_ option: String) -> [String] { values[option] ?? [] }

    /// Returns the option's value, which must be one of the choices, if it was typed.
    package func choice(_ option: String, of choices: [String]) throws(UsageError) -> String? {
        guard let text = value(option) else { return nil }
        guard choices.contains(text) else {
            throw .wrongValue(option: option, value: text, command: command, expected: Self.list(choices))
        }
        return text
    }

    /// Returns the option's value as a case of the type, if it was typed.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: String) throws(UsageError) -> Choice?
    {
        try choice(option, of: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
    }

    /// Returns the option's value as a whole number within the range, if it was typed.
    package func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
            throw .wrongValue(option: option, value: text, command: command, expected: expected)
        }
        return number
    }

    /// Returns the only argument.
    package func single(_ expected: String) throws(UsageError) -> String {
        guard let first = positional.first else { throw .missingArgument(command: command, expected: expected) }
        try atMost(1)
        return first
    }

    /// Returns the arguments, of which there is at least one.
    package func oneOrMore(_ expected: String) throws(UsageError) -> [String] {
        if positional.isEmpty { throw .missingArgument(command: command, expected: expected) }
        return positional
    }

    /// Throws an error if there are more arguments.
    package func atMost(_ count: Int) throws(UsageError) {
        if positional.count > count { throw .extraArgument(positional[count], command: command) }
    }

    private static func list(_ choices: [String]) -> String {
        guard let last = choices.last, choices.count > 1 else { return choices.joined() }
        return choices.dropLast().joined(separator: ", ") + " or " + last
    }
}
