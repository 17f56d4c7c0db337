/// One build and one run of an exercise's suite.
package struct TestAttempt {
    /// The ways in which an attempt can end.
    package enum End: Equatable {
        /// The process ended by itself, with or without running the tests.
        case byItself
        /// The tests didn't end in time, and all processes were killed.
        case killedAfter(seconds: Int)
        /// The attempt used more than its box allows, and all processes were killed.
        case killedFor(String)
    }

    /// The events of the run.
    package let run: TestRun
    package let end: End
    /// Whether a test process began; if not, the build failed.
    package let wasBuilt: Bool
    /// Whether the process ended by itself, with a failure; false for one that was killed.
    package var hasFailed = false
    /// The signal that ended the process, if it wasn't killed, regardless of failures before it.
    package var signal: Int32?
    /// The output of the build.
    package let buildOutput: String
    /// The output of the tests and of the code under test.
    package let testOutput: String
    /// The output of the code under test, as far as it can be told apart from the rest.
    var printed = PrintedText()
    /// The crashes in processes that tests started.
    var crashes: [CrashReport] = []

    /// Creates an attempt from its parts.
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

    /// Returns the compiler's errors if no test began.
    ///
    /// - Throws: `CheckError.notBuilt` with the build's last words, if the compiler named no place.
    package func compilerErrors(of name: String, narrowed: String) throws(CheckError) -> [CompilerMessage] {
        let errors = CompilerMessage.errors(in: buildOutput)
        if !errors.isEmpty { return errors }
        throw .notBuilt(name: name, narrowed: narrowed, printing: buildOutput)
    }

    /// Whether the run used up its time, or anything else that it may use.
    var hangs: Bool { end != .byItself }

    /// Whether the report says that the run ended well, and the process says otherwise; then the tests didn't write one
    /// of them.
    ///
    /// This includes a run that reported its end and then crashed, or continued until it was killed.
    var isInDoubt: Bool {
        run.hasEnded && (end != .byItself || signal != nil || hasFailed && run.issues.isEmpty)
    }

    /// Returns the attempt with the paths of stand-in files replaced by those of the files that they stand in for.
    func asIfAtHome(_ scope: TestScope) -> TestAttempt {
        guard scope.standIn != nil else { return self }
        var attempt = TestAttempt(
            run: run.mappingTexts(scope.atHome), end: end, wasBuilt: wasBuilt, hasFailed: hasFailed,
            signal: signal,
            buildOutput: scope.atHome(buildOutput), testOutput: scope.atHome(testOutput))
        attempt.printed = printed
        attempt.crashes = crashes
        return attempt
    }
}

extension TestAttempt {
    /// Returns an attempt whose build failed with this output.
    package static func notBuilt(printing output: String) -> TestAttempt {
        TestAttempt(run: TestRun(), end: .byItself, wasBuilt: false, buildOutput: output, testOutput: "")
    }

    /// Returns an attempt that was stopped because its verdict was decided, as if only the tests that ended had been
    /// chosen.
    static func decided(by run: TestRun) -> TestAttempt {
        TestAttempt(
            run: run.asIfEnded(), end: .byItself, wasBuilt: true, hasFailed: !run.issues.isEmpty, buildOutput: "",
            testOutput: "")
    }
}
