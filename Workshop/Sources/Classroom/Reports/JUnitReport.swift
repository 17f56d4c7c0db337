/// A gradebook as JUnit's XML for continuous integration servers: a suite per submission, a case per requirement.
///
/// Source: Jenkins, xUnit plugin, "JUnit report schema" (junit-10.xsd).
struct JUnitReport {
    private let gradebook: Gradebook

    /// Creates the report of a gradebook.
    init(_ gradebook: Gradebook) { self.gradebook = gradebook }

    /// The XML document.
    var text: String {
        let suites = gradebook.submissions.map(suite)
        let body = suites.isEmpty ? "" : suites.joined(separator: "\n") + "\n"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)</testsuites>\n"
    }

    private func suite(_ submission: SubmissionMark) -> String {
        let name = Self.escaped(submission.name)
        if let refusal = submission.refusal {
            return """
                  <testsuite name="\(name)" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="\(name)" name="submission"><error message="\(Self.escaped(refusal))"/></testcase>
                  </testsuite>
                """
        }
        let results = submission.marks.flatMap { mark in mark.requirements.map { (mark, $0) } }
        let failed = results.count { !isPassed($0.1, of: $0.0) }
        let errors = submission.marks.filter { $0.points == nil }.map { error($0, of: name) }
        let cases = results.map { mark, requirement in
            testCase(mark, requirement, of: name)
        }
        let counts = "tests=\"\(results.count + errors.count)\" failures=\"\(failed)\" errors=\"\(errors.count)\""
        let head = "  <testsuite name=\"\(name)\" \(counts) skipped=\"0\">"
        return ([head] + properties(submission.remarks) + cases + errors + ["  </testsuite>"]).joined(separator: "\n")
    }

    private func properties(_ remarks: [String]) -> [String] {
        if remarks.isEmpty { return [] }
        let all = remarks.map { "<property name=\"remark\" value=\"\(Self.escaped($0))\"/>" }
        return ["    <properties>\(all.joined())</properties>"]
    }

    private func isPassed(_ requirement: RequirementMark, of mark: ExerciseMark) -> Bool {
        let asked = gradebook.exercises.first { $0.label == mark.exercise }?.requirements
        return asked?.first { $0.id == requirement.id }.map(requirement.isPassed) ?? (requirement.outcome == .met)
    }

    /// The case of an answer without a verdict, which is no failure of the student's.
    private func error(_ mark: ExerciseMark, of name: String) -> String {
        let message = Self.escaped(mark.findings.first?.what ?? mark.outcome.rawValue)
        let label = Self.escaped(mark.exercise)
        let head = "    <testcase classname=\"\(name).\(label)\" name=\"\(label)\">"
        return head + "<error message=\"\(message)\"/></testcase>"
    }

    private func testCase(_ mark: ExerciseMark, _ requirement: RequirementMark, of name: String) -> String {
        let exercise = gradebook.exercises.first { $0.label == mark.exercise }
        let goal = exercise?.requirements.first { $0.id == requirement.id }?.goal ?? ""
        let title = Self.escaped("\(requirement.id) \(goal)")
        let head = "    <testcase classname=\"\(name).\(mark.exercise)\" name=\"\(title)\""
        if isPassed(requirement, of: mark) { return head + "/>" }
        let own = mark.findings(of: requirement.id)
        let findings = own.isEmpty ? Array(mark.findings.prefix(1)) : own
        let text = findings.map(\.text).joined(separator: "\n\n")
        let message = Self.escaped(findings.first?.what ?? requirement.outcome.rawValue)
        return head
            + "><failure type=\"\(requirement.outcome.rawValue)\" message=\"\(message)\">\(Self.escaped(text))</failure></testcase>"
    }

    /// Escapes text for XML 1.0, in attributes as well; characters that XML can't hold become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
