import Commands

/// `workbook lint PATH...`: an app's sources, checked against the rules of an architecture.
enum LintCommand: ToolCommand {
    static let tool = Tool.lint
    static let details = """
        Reads every Swift file below the paths, whether it compiles or not, and prints what breaks a rule with file,
        line, reason and remedy. Tests are passed over, and generated files are read and not reported. Folders of other
        people's code and of build products, such as Pods, Carthage and DerivedData, are left out. A comment
        `// workbook:allow rule-name - reason` on the line or the line above allows one finding. Exits with 0 when
        nothing was found, with 1 when something was, with 2 when there was nothing to check, and with 3 when
        SourceKit or a file can't be used.
        """
    static let options = [
        Option("--architecture", value: "NAME", Linter.architectures.joined(separator: ", ")),
        Option("--rule", value: "NAME", "tries this rule only; may be repeated"),
        Option("--skip", value: "NAME", "leaves this rule out; may be repeated"),
        Option("--exclude", value: "FOLDER", "leaves out this folder, or all of that name; may be repeated"),
        Option("--format", value: "FORMAT", Format.allCases.map(\.rawValue).joined(separator: ", ")),
        Option("--baseline", value: "FILE", "lets only findings fail that this file does not know"),
        Option("--changed-since", value: "REF", "reports only what is about lines and members that changed since then"),
        Option("--statistics", "adds how many findings there are by module, and how many types have a role"),
        Option("--explain", "adds the page of each rule that has findings"),
        Option(
            "--suggest-roles", "proposes a .workbook-roles.json for what has no role, with its reasons; writes nothing"),
        Option("--update-baseline", "writes today's findings into the baseline, and takes out those that are gone"),
    ]

    private enum Format: String, CaseIterable {
        case text, json, github, sarif
    }

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let format: Format = try arguments.choice("--format") ?? .text
        var linter = try linter(arguments, session)
        if arguments.has("--suggest-roles") { return try suggestRoles(linter, arguments, session.console) }
        linter.rules = try rules(arguments, of: linter)
        var result = try run(linter, arguments)
        if let commit = arguments.value("--changed-since") {
            try result.leaveOutUnchanged(since: commit, environment: session.environment)
        }
        try print(result, as: format, session.console, with: arguments.has("--statistics"))
        if arguments.has("--explain"), format == .text { explain(result, session.console) }
        guard result.violations.isEmpty else { return .notPassed }
        return result.unread.isEmpty ? .done : .missing
    }

    private static func run(_ linter: Linter, _ arguments: Arguments) throws -> LintResult {
        guard let baseline = arguments.value("--baseline") else {
            if arguments.has("--update-baseline") {
                throw UsageError.missingArgument(
                    command: name, expected: "the file to update, as in: --baseline workbook-baseline.json")
            }
            return try linter.run()
        }
        return try linter.run(baseline: baseline, isUpdating: arguments.has("--update-baseline"))
    }

    private static func linter(_ arguments: Arguments, _ session: Session) throws(UsageError) -> Linter {
        let paths = try arguments.oneOrMore("a folder, as in: lint Sources --architecture viper-s")
        guard let architecture = try arguments.choice("--architecture", of: Linter.architectures),
            var linter = Linter(paths, in: session.folder, architecture: architecture)
        else {
            let names = Linter.architectures.joined(separator: ", ")
            throw .missingArgument(command: name, expected: "--architecture and one of \(names)")
        }
        linter.excluded = arguments.values("--exclude")
        return linter
    }

    /// Returns the rules to check: the named ones, or else all, without those to skip.
    private static func rules(_ arguments: Arguments, of linter: Linter) throws(UsageError) -> [String] {
        let (wanted, skipped) = (arguments.values("--rule"), arguments.values("--skip"))
        for name in wanted + skipped where !linter.rules.contains(name) {
            guard Linter.allRules.contains(name) else { throw .unknownRule(name, known: linter.rules) }
            throw .foreignRule(name, architecture: linter.architecture.name, known: linter.rules)
        }
        return (wanted.isEmpty ? linter.rules : wanted).filter { !skipped.contains($0) }
    }

    private static func explain(_ result: LintResult, _ console: Console) {
        let found = Set(result.violations.map(\.rule))
        for page in RulePage.all where found.contains(page.name) {
            console.print("\n" + page.text(console.style, width: console.columns))
        }
    }

    private static func print(
        _ result: LintResult, as format: Format, _ console: Console, with wantsStatistics: Bool
    ) throws {
        switch format {
        case .text:
            let statistics = wantsStatistics ? LintStatistics(of: result).text(console.style) : ""
            let parts = [LintText.text(result, console.style), statistics].filter { !$0.isEmpty }
            console.print(console.fitted(parts.joined(separator: "\n\n")))
        case .json: console.print(try LintJSON.text(result, with: wantsStatistics))
        case .sarif: console.print(try LintSARIF.text(result, version: workbookVersion))
        case .github:
            let text = LintGitHub.text(result)
            if !text.isEmpty { console.print(text) }
        }
    }
}
