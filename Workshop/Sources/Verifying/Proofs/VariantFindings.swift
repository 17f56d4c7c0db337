import Checking
import Course

/// Compares a variant's outcome with the expected one, without reading files or starting processes.
struct VariantFindings {
    let variant: Variant
    let observation: Observation
    let checkout: Checkout
    /// The most compiler errors that are shown; more don't help.
    private static let shownErrors = 5

    /// The differences from the expected outcome.
    var all: [Finding] {
        if !observation.compilerErrors.isEmpty { return [doesNotCompile] }
        return observation.states.compactMap { id, state in finding(id, state) } + strays + unsaid + misplaced
    }

    /// The finding about a wrong requirement in first place; it counts only if the variant fails as expected.
    private var misplaced: [Finding] {
        guard let first = variant.first, let spoken = observation.first?.requirement, spoken != first,
            Set(observation.failing) == Set(variant.failing)
        else { return [] }
        return [
            finding(
                "\(spoken) speaks first, and \(first) has to", [("read", observation.reading)],
                fix: "let what only follows from \(first) stay silent or say so; or correct \"first\"")
        ]
    }

    private var unsaid: [Finding] {
        guard let shows = variant.shows, !observation.failing.isEmpty, !observation.reading.contains(shows) else {
            return []
        }
        return [
            finding(
                "is caught, and nobody reads \(shows)", [("read", observation.reading)],
                fix: "correct shows; or let the message name what was changed")
        ]
    }

    private var doesNotCompile: Finding {
        let words = observation.compilerErrors.prefix(Self.shownErrors).flatMap { error in
            ["\(checkout.path(ofAbsolute: error.file)):\(error.line):\(error.column): error: \(error.text)"]
                + error.notes.map { "  " + $0 }
        }
        return finding(
            "does not compile", [("compiler", words.joined(separator: "\n"))],
            fix: variant.kind == .mutant
                ? "a mistake that the compiler finds needs no check: make one that compiles" : "mend it")
    }

    private func finding(_ id: String, _ state: Observation.State) -> Finding? {
        let isMeant = variant.failing.contains(id)
        switch state {
        case .met:
            return isMeant ? finding(passes(id), [], fix: passesFix) : nil
        case .failed(let words):
            return isMeant ? nil : finding("fails \(id)\(also)", [("because", words)], fix: failsFix)
        case .broken(let how):
            if isMeant, variant.kind == .mutant { return nil }
            let fix =
                variant.kind == .starter
                ? "let it return something wrong instead: a learner's first check has to reach every requirement"
                : failsFix
            return finding("\(id) brought the run down", [("because", how)], fix: fix)
        case .waiting(let first):
            // A starter that fails the first fails this one as well; a mutant is caught by the first alone.
            let isRight = variant.kind == .starter ? isMeant : !isMeant && variant.failing.contains(first)
            return isRight ? nil : finding("does not judge \(id) before \(first)", [], fix: waitsFix(id, first))
        case .unknown(let reason):
            return finding("there is no verdict on \(id)", [("because", reason)], fix: "look at what broke the run off")
        }
    }

    private var also: String { variant.kind == .mutant ? ", which is not to catch it" : "" }

    private func passes(_ id: String) -> String {
        variant.kind == .mutant ? "\(id) does not catch it" : "passes \(id) already"
    }

    private var passesFix: String {
        variant.kind == .mutant
            ? "sharpen the suite until it does; or correct caughtBy"
            : "take out of the starter what meets it; or say \"passesInStarter\": true in exercise.json, with its reason "
                + "in the README: something has to stay as it is"
    }

    private func waitsFix(_ id: String, _ first: String) -> String {
        "let the suite judge \(id) whatever became of \(first); or correct what has to fail"
    }

    private var failsFix: String {
        switch variant.kind {
        case .mutant: "correct caughtBy, where that requirement really forbids it; or let the suite ask for less"
        case .alternative:
            "let the suite ask for what is needed and not for how it is done; or take the alternative out"
        case .solution: "mend the solution, or the suite"
        case .starter:
            "exercise.json says that the starter passes it: take \"passesInStarter\" out, or mend the starter"
        }
    }

    private var strays: [Finding] {
        Set(observation.strays).sorted().map {
            finding(
                "fails outside of all requirements", [("because", $0)],
                fix: "let a requirement in exercise.json name that test")
        }
    }

    private func finding(_ what: String, _ lines: [(heading: String, text: String)], fix: String) -> Finding {
        Finding(place: variant.place, what: "\(variant.title): \(what)", name: nil, lines: lines + [("fix", fix)])
    }
}
