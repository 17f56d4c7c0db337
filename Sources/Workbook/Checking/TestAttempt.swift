/// One build and one run of an exercise's suite.
package struct TestAttempt {
    /// How it ended.
    package enum End: Equatable {
        /// The tests ran, or did not; the process ended by itself.
        case byItself
        /// The tests did not come to an end in time, and all of it was killed.
        case killedAfter(seconds: Int)
        /// It used more than its box allows, and all of it was killed.
        case killedFor(String)
    }

    /// What the run told of its tests.
    package let run: TestRun
    package let end: End
    /// Whether a test process began at all; if not, the build failed.
    package let wasBuilt: Bool
    /// Whether the process told of a failure when it ended by itself; one that was killed told nothing.
    package var hasFailed = false
    /// The signal that ended the process by itself, whatever had failed before.
    package var signal: Int32?
    /// What the build printed.
    package let buildOutput: String
    /// What the tests, and the code under test, printed.
    package let testOutput: String
    /// What the code under test printed, as far as it can be told from the rest.
    var printed = PrintedText()

    /// An attempt from its parts.
    package init(
        run: TestRun, end: End, wasBuilt: Bool, hasFailed: Bool = false, signal: Int32? = nil, buildOutput: String,
        testOutput: String
    ) {
        self.run = run
        self.end = end
        self.wasBuilt = wasBuilt
        self.hasFailed = hasFailed
        self.signal = signal
        self.buildOutput = buildOutput
        self.testOutput = testOutput
    }

    /// The compiler's errors, where no test began.
    ///
    /// - Throws: `CheckError.notBuilt` with the build's last words, where the compiler named no place.
    package func compilerErrors(of name: String, narrowed: String) throws(CheckError) -> [CompilerMessage] {
        let errors = CompilerMessage.errors(in: buildOutput)
        if !errors.isEmpty { return errors }
        throw .notBuilt(name: name, narrowed: narrowed, printing: buildOutput)
    }

    /// Whether its report tells of a good end and its process of a bad one: then one of them is not the tests' own word.
    ///
    /// So is a run that told of its end and then crashed, or went on until it was ended.
    var isInDoubt: Bool {
        run.hasEnded && (end != .byItself || signal != nil || hasFailed && run.issues.isEmpty)
    }

    /// What was seen of files that stand in for others, told of these.
    func asIfAtHome(_ scope: TestScope) -> TestAttempt {
        guard scope.standIn != nil else { return self }
        var attempt = TestAttempt(
            run: run.mappingTexts(scope.atHome), end: end, wasBuilt: wasBuilt, hasFailed: hasFailed,
            signal: signal,
            buildOutput: scope.atHome(buildOutput), testOutput: scope.atHome(testOutput))
        attempt.printed = printed
        return attempt
    }
}

extension TestAttempt {
    /// An attempt that ended with its build, which printed that.
    package static func notBuilt(printing output: String) -> TestAttempt {
        TestAttempt(run: TestRun(), end: .byItself, wasBuilt: false, buildOutput: output, testOutput: "")
    }

    /// An attempt of which enough was seen: as if only those tests had been asked for that have ended.
    static func decided(by run: TestRun) -> TestAttempt {
        TestAttempt(
            run: run.asIfEnded(), end: .byItself, wasBuilt: true, hasFailed: !run.issues.isEmpty, buildOutput: "",
            testOutput: "")
    }
}
