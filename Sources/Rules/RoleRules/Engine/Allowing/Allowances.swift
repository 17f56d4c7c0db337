import SourceModel

/// The comments that silence findings, and how they are applied.
struct Allowances {
    private let all: [Allowance]
    /// The names of the rules that are tried.
    private let tried: Set<String>

    init(in files: [SourceFile], tried: Set<String>) {
        all = files.flatMap(Allowance.all)
        self.tried = tried
    }

    /// Returns the violations that no comment allows, and the findings about the comments themselves.
    ///
    /// A comment silences the first finding of its rule on its line that no other comment silences.
    func applied(to violations: [Violation]) -> [Violation] {
        var left = violations
        var faults: [Finding] = []
        for allowance in all {
            if let fault = fault(in: allowance) {
                faults.append(fault)
            } else if let index = left.firstIndex(where: { allows(allowance, $0) }) {
                left.remove(at: index)
            } else if tried.contains(allowance.rule) {
                faults.append(silencesNothing(allowance))
            }
        }
        guard tried.contains(Rule.allowWithReason.name) else { return left }
        return left + faults.map { Violation($0, of: .allowWithReason, in: nil) }
    }

    private func allows(_ allowance: Allowance, _ violation: Violation) -> Bool {
        violation.rule == allowance.rule && violation.line == allowance.line
            && violation.file == allowance.location.file
    }

    private func fault(in allowance: Allowance) -> Finding? {
        let known = Rule.all.map(\.name)
        guard known.contains(allowance.rule) else {
            let names = allowance.rule.isEmpty ? "names no rule" : "names \"\(allowance.rule)\", which is no rule"
            return Finding(
                allowance.location, "workbook:allow \(names)",
                fix: "write the rule's name as the finding shows it, `// workbook:allow verbs-follow-roles - reason`")
        }
        guard !allowance.reason.isEmpty else {
            return Finding(
                allowance.location, "workbook:allow \(allowance.rule) gives no reason",
                fix: "write it behind a dash, `// workbook:allow \(allowance.rule) - reason`")
        }
        return nil
    }

    private func silencesNothing(_ allowance: Allowance) -> Finding {
        Finding(
            allowance.location,
            "workbook:allow \(allowance.rule) silences nothing: line \(allowance.line) has no such finding",
            fix: "remove it, or put it on the line of the finding or the line above")
    }
}
