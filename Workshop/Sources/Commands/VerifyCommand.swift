import Checking
import Commands
import Course
import Processes

/// `workbook verify`: proves the exercises themselves.
enum VerifyCommand: ToolCommand {
    static let tool = Tool.verify
    static let details = """
        Builds and tests the starter, the solution, every mutant and every alternative of each exercise. The starter has
        to fail what is asked for, the solution and the alternatives meet all of it, and each mutant fail exactly the
        requirements that it names. Files, tasks, hints and the names in the texts have to agree as well. A lesson with
        mutants of its own is proven in the same way, and so are the journeys on each whole app: a color, a label, an
        order and a spinner that are wrong have to fail them. Of the changes that lesson 18 makes on each rung, the journey
        has to fail before, and all suites have to pass after. Exits with 0 when all of that holds, else with 1.

        The first finding that a learner reads has to be of the first requirement that a mutant names. How many of them
        name the file and the declaration of the mistake, and say why it matters and where to look, is counted below.

        A result without problems is kept in .workbook/proofs, with a key of all bytes that produced it: it is not made
        again before one of them changes. Workshop/Proofs/proven.json says which exercises were proven whole, and on which
        files, so that a clean checkout needn't try these in brief.
        """
    static let options = [
        Option(
            "--only", value: "NN",
            "proves that exercise, lesson and app alone, all `journeys`, or all `changes`; may be repeated"),
        Option(
            "--brief",
            "one mutant and one alternative of each exercise that changed since it was proven whole; no lessons, no "
                + "journeys. What CI does"),
        Option("--quick", "only what takes no build: files, tasks, hints, names, and what mutants say of themselves"),
        Option(
            "--systematic",
            "tries changes that are made from each solution's own statements: a call left out, a condition negated, and "
                + "so on; each has to be noticed or to be listed in Workshop/Proofs/NNx-Name/equivalent.json"),
        Option("--survivors", "with --systematic, those that nobody noticed the last time, whatever changed since"),
        Option(
            "--sample", value: "N",
            "with --systematic, so many of each exercise named by --only; else of one that changed and of one that did "
                + "not. With --brief, so many of the exercises that changed"),
        Option("--seed", value: "TEXT", "which ones these are: always the same for the same text"),
        Option("--show", "prints what a learner would read, for everything that was tried"),
        Option("--json", "as JSON, for programs; with what a learner would read"),
        Option("--fresh", "tries everything anew, also what did not change since all was as it has to be"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(0)
        if arguments.has("--json"), arguments.has("--show") {
            throw UsageError.conflict("verify takes --json or --show, not both: --json shows all of it.", command: name)
        }
        try refuseUnfitting(arguments)
        let catalogue = try session.catalogue()
        if Handout.isOne(catalogue.checkout) {
            let reason = "This is a handout, which has no solutions to prove anything with."
            throw UsageError.conflict(reason, command: name)
        }
        let subjects = try subjects(arguments.values("--only"), catalogue)
        let interruption = Interruption()
        defer { interruption.stop() }
        let verifier = Verifier(
            catalogue, toolchain: try Toolchain(environment: session.environment), environment: session.environment,
            executable: session.executable, interruption: interruption)
        if arguments.has("--systematic") {
            return try systematic(subjects, by: verifier, arguments, session)
        }
        let (console, isJSON, isShown) = (session.console, arguments.has("--json"), arguments.has("--show"))
        let proofs = try verifier.run(
            subjects, withoutBuilding: arguments.has("--quick"), briefly: arguments.has("--brief"),
            sample: try sample(arguments), freshly: arguments.has("--fresh")
        ) { label, result in
            if isJSON { return console.progress("\(label) \(result.variant.title)") }
            console.print(ProofText.line(label, result, console.style))
            if isShown, !result.reading.isEmpty { console.print(ProofText.reading(result)) }
        }
        console.endProgress()
        console.print(isJSON ? try ProofJSON.text(proofs) : ProofText.summary(proofs, showsAll: isShown, console.style))
        if let source = verifier.newerSource, !arguments.has("--quick") {
            console.complain("Nothing was kept or taken from before: \(source) is newer than this command; build it.")
        }
        if !arguments.has("--only") {
            session.mention(catalogue.problems)
            if !catalogue.problems.isEmpty { return .notPassed }
        }
        return proofs.allSatisfy(\.holds) ? .done : .notPassed
    }

    /// The named exercises and lessons, or all if none is named.
    private static func subjects(_ named: [String], _ catalogue: Catalogue) throws -> [VerifySubject] {
        if named.isEmpty { return VerifySubject.all(in: catalogue) }
        return try named.flatMap { try VerifySubject.numbered($0, in: catalogue) }
    }
}
