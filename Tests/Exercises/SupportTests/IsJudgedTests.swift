import ExerciseSupport
import Testing

@Suite("A requirement that can't be examined")
struct IsJudgedTests {
    @Test("isn't judged: the issue names what comes first, and why")
    func names() {
        #expect(isJudged(true, after: "13a.1", because: "never said"))
        withKnownIssue("this check has to fail") {
            #expect(!isJudged(false, after: "13a.1", because: "a module isn't connected"))
        } matching: { issue in
            // `workbook check` reads these words (TestIssue.waitsFor).
            issue.comments == ["not judged: 13a.1 comes first, because a module isn't connected"]
        }
    }
}
