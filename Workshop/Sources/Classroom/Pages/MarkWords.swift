/// An outcome's sign and words on a page, so that a reader doesn't need its color.
struct MarkWords {
    /// One character that every font has.
    let sign: String
    /// The outcome's name, in a few words.
    let name: String
    /// The outcome's meaning, in a sentence.
    let meaning: String
    /// The CSS class that gives its color.
    let tone: String

    private init(_ sign: String, _ name: String, _ tone: String, _ meaning: String) {
        (self.sign, self.name, self.tone, self.meaning) = (sign, name, tone, meaning)
    }

    /// Describes the outcome of an answer as a whole.
    init(_ outcome: ExerciseMark.Outcome) {
        let name = outcome.rawValue
        switch outcome {
        case .passed: self.init("✓", name, "good", "Every requirement is met.")
        case .notPassed: self.init("◐", name, "part", "The tests ran, and not every requirement is met.")
        case .doesNotCompile:
            self.init("✗", name, "bad", "The compiler refuses this answer, so no test could run.")
        case .missing: self.init("∅", name, "bad", "A file that belongs to the answer is not there.")
        case .crashed: self.init("!", name, "bad", "A test brought the program down.")
        case .timedOut: self.init("…", name, "bad", "A test, or the compiler, was still at work when the time was up.")
        case .endedEarly: self.init("×", name, "bad", "The program left while a test was running.")
        case .untrusted:
            self.init("?", name, "bad", "The code can do what would let it write its own marks, so it earns none.")
        case .refused: self.init("–", name, "bad", "Nothing was built or run.")
        }
    }

    /// Describes the outcome of a requirement.
    init(_ outcome: RequirementMark.Outcome) {
        let name = outcome.rawValue
        switch outcome {
        case .met: self.init("✓", name, "good", "Every test of it came to its end without an issue.")
        case .failed: self.init("✗", "not met", "part", "An expectation failed.")
        case .crashed: self.init("!", name, "bad", "A test of it brought the program down.")
        case .timedOut: self.init("…", name, "bad", "A test of it was still running when the time was up.")
        case .endedEarly: self.init("×", name, "bad", "The program left while a test of it was running.")
        case .notJudged: self.init("○", name, "part", "Its tests can't judge before another requirement is met.")
        case .notReached: self.init("–", name, "bad", "Its tests were not run to their end.")
        }
    }

    /// The sign for the eye, with the words for screen readers.
    var signed: HTML {
        HTML("span", ["class": "sign \(tone)", "title": name, "aria-hidden": "true"]) { sign }
    }

    /// The sign and the words.
    var both: HTML {
        HTML("span", ["class": "outcome \(tone)"]) {
            HTML("span", ["aria-hidden": "true"]) { sign + " " }
            name
        }
    }
}
