import Commands

extension VerifyCommand {
    /// `workbook verify --systematic`: tries changes that are generated from the solutions' own statements.
    static func systematic(
        _ subjects: [VerifySubject], by verifier: Verifier, _ arguments: Arguments, _ session: Session
    ) throws -> ExitStatus {
        let exercises = subjects.compactMap { subject in
            if case .exercise(let exercise) = subject { exercise } else { nil }
        }
        let start = ContinuousClock.now
        let (console, isShown) = (session.console, arguments.has("--show"))
        let reports = try verifier.systematic(
            exercises, choice: try choice(arguments), freshly: arguments.has("--fresh")
        ) { line in
            if isShown {
                console.print(line)
            } else {
                console.progress(line.split(separator: "\n").first.map(String.init) ?? "")
            }
        }
        console.endProgress()
        let seconds = start.duration(to: .now) / .seconds(1)
        console.print(SystematicText.summary(reports, seconds: seconds, console.style))
        if let source = verifier.newerSource {
            console.complain("Nothing was kept or taken from before: \(source) is newer than this command; build it.")
        }
        return reports.allSatisfy(\.problems.isEmpty) ? .done : .notPassed
    }

    /// Refuses options that would have no effect here, since the user expects one.
    static func refuseUnfitting(_ arguments: Arguments) throws {
        let isSystematic = arguments.has("--systematic")
        let unfitting = isSystematic ? ["--brief", "--quick", "--json"] : ["--survivors"]
        if let option = unfitting.first(where: arguments.has) {
            throw UsageError.conflict(
                isSystematic ? "--systematic takes no \(option)." : "\(option) needs --systematic.", command: name)
        }
        if arguments.has("--sample"), !isSystematic, !arguments.has("--brief") {
            throw UsageError.conflict("--sample needs --systematic or --brief.", command: name)
        }
        if arguments.has("--seed"), !arguments.has("--sample") {
            throw UsageError.conflict("--seed needs --sample, which it chooses.", command: name)
        }
        if arguments.has("--survivors"), arguments.has("--sample") {
            throw UsageError.conflict("verify takes --survivors or --sample, not both.", command: name)
        }
    }

    private static func choice(_ arguments: Arguments) throws -> SystematicChoice? {
        guard let sample = try sample(arguments) else { return arguments.has("--survivors") ? .survivors : nil }
        return arguments.values("--only").isEmpty ? .sampleOfChanges(sample) : .sample(sample)
    }

    /// The sample that the options ask for, if they ask for one.
    static func sample(_ arguments: Arguments) throws -> SystematicSample? {
        guard let typed = arguments.value("--sample") else { return nil }
        guard let count = Int(typed), count > 0 else {
            throw UsageError.conflict(
                "--sample takes how many are tried, and not '\(typed)'.", command: name)
        }
        return SystematicSample(count: count, seed: arguments.value("--seed") ?? "")
    }
}
