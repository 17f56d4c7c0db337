import Testing

@testable import Checking

@Suite("A failed expectation is put into words")
struct IssueWordsTests {
    private func words(_ expectation: String, _ comment: String = "") -> IssueWords {
        IssueWords(
            TestIssue(
                testID: nil, comments: comment.isEmpty ? [] : [comment], expectation: expectation, difference: nil,
                file: nil, line: nil, column: nil))
    }

    private func text(_ words: IssueWords) -> [String] { words.lines.map { "\($0.heading): \($0.text)" } }

    @Test(
        "a comparison is told by its values",
        arguments: [
            ("(told → [a]) == ([b] → [b])", "[b]", "[a]"), ("(count → 1) == 2", "2", "1"),
            ("2 == (count → 1)", "2", "1"),
            (
                ##"(told → [p(["x"])]) == ([#"p(["x"])"#] → [p(["x"])])"##, #"[p(["x"])]"#, #"[p(["x"])]"#
            ),
        ])
    func values(text: String, expected: String, got: String) {
        #expect(SeenValues(text)?.expected == expected)
        #expect(SeenValues(text)?.got == got)
    }

    @Test("what the suite tells in words is not told again by values")
    func explained() {
        let found = words("Expectation failed: (told → [a]) == []", "expected: nothing\nhappened: a is still there")
        #expect(text(found) == ["happened: a is still there"])
    }

    @Test(
        "what is no comparison stays as it is", arguments: ["(a → 1) > 2", "isThere", "f(a == b)", "await a() == [b]"])
    func otherForms(text: String) {
        #expect(SeenValues(text) == nil)
        #expect(self.text(words("Expectation failed: " + text, "it is there")) == ["saw: " + text])
    }

    @Test("the learner's file comes first where the suite names one")
    func place() {
        let look = "expected: a\nlook: Exercises/13a-Worker/Sources/Worker.swift\n      what?   (lesson 13)"
        #expect(words("Issue recorded", look).place == "Exercises/13a-Worker/Sources/Worker.swift")
        #expect(text(words("Issue recorded", look)) == ["look:       what?   (lesson 13)"])
    }

    @Test("several files stay where they are listed, and the first is the place")
    func places() {
        let found = words("Issue recorded", "expected: a\nlook: A.swift:3\n      B.swift\n      what?")
        #expect(found.place == "A.swift:3")
        #expect(text(found) == ["look: A.swift:3\n      B.swift\n      what?"])
    }

    @Test("a suite that names no file leaves the place open")
    func noPlace() {
        let open = words("Issue recorded", "expected: a\nlook: who passes it on?   (lesson 02)")
        #expect(open.place == nil)
        #expect(open.saysWhereToLook)
        #expect(text(open) == ["look: who passes it on?   (lesson 02)"])
        #expect(!words("Issue recorded", "expected: a\nwhy: b").saysWhereToLook)
    }

    @Test("a screen that a comment draws keeps its blanks")
    func drawnInAComment() {
        let found = words("Issue recorded", "expected: a\nhappened: b\nscreen:\n  +--+\n  |  |\nwhy: c")
        #expect(text(found) == ["happened: b", "screen:   +--+\n  |  |", "why: c"])
    }

    @Test("a rule's violation brings its own place and name")
    func violation() {
        let found = words("Issue recorded", "A.swift:4:9: error: A holds B strongly [weak]\n  why: so\n  fix: mend")
        #expect(found.place == "A.swift:4:9")
        #expect(found.what == "A holds B strongly")
        #expect(found.rule == "weak")
        #expect(text(found) == ["why: so", "fix: mend"])
    }

    @Test("a process that was ended by a signal trapped")
    func trap() {
        #expect(text(words("Expectation failed: .success → .signal(SIGABRT → 6)", "a")) == ["happened: it trapped"])
        let explained = words("Expectation failed: .success → .signal(SIGABRT → 6)", "a\nhappened: it trapped")
        #expect(text(explained) == ["happened: it trapped"])
    }

    @Test("a step that can't be taken keeps its screen, and leaves out advice for authors of tests")
    func step() {
        let found = words(
            "Caught error: can't select row 2: no rows\n  fix: wait\nthe screen:\n+--+\n|  |", "steps work")
        #expect(text(found) == ["happened: can't select row 2: no rows", "screen: +--+\n|  |"])
        let finding = Finding(place: nil, what: "a", name: nil, lines: found.lines)
        #expect(
            finding.text(.plain, width: 80)
                == "error: a\n  happened: can't select row 2: no rows\n  screen:\n+--+\n|  |")
    }
}
