import Testing

@testable import workshop

@Suite("A student's page")
struct StudentPageTests {
    private let exercise = ExampleClass.exercise("13a", "Worker", "Get the books, and tell the presenter", [2, 1])

    private func page(
        handedIn: String? = nil, refusal: String? = nil, notes: [String] = [], marks: [ExerciseMark] = []
    ) -> ParsedPage {
        let submission = SubmissionMark(
            id: "s1", name: "Ayşe Yılmaz", handedIn: handedIn, refusal: refusal, notes: notes, marks: marks)
        let book = Gradebook(exercises: [exercise], isConfined: true, submissions: [submission])
        return ParsedPage(StudentPage(submission, in: book, title: "The workbook").text)
    }

    private func mark(
        _ outcome: ExerciseMark.Outcome = .notPassed, points: Int = 2, _ results: [RequirementMark.Outcome] = [],
        findings: [MarkFinding] = []
    ) -> ExerciseMark {
        let requirements = results.enumerated().map { index, result in
            RequirementMark(
                id: "13a.\(index + 1)", outcome: result,
                points: result == .met ? exercise.requirements[index].points : 0
            )
        }
        return ExerciseMark(
            exercise: "13a", outcome: outcome, points: points, requirements: requirements, findings: findings)
    }

    @Test("says what was earned, in all and by exercise")
    func points() {
        let page = page(marks: [mark(points: 2)])
        #expect(page.first("p") { $0.attributes["class"] == "sum" }?.text == "2 of 3 points")
        #expect(page.all("tr").map { words($0.text) } == ["Exercise Points Outcome", "13a Worker 2 of 3 ◐ not passed"])
        #expect(
            page.first("h2") { $0.attributes["id"] == "exercise-13a" }?.text
                == "13a Worker: Get the books, and tell the presenter")
        #expect(
            page.all("p").map(\.text).contains(
                "◐ not passed, 2 of 3 points. The tests ran, and not every requirement is met."))
    }

    @Test("lists the requirements with goal, kind, points and whether they are met")
    func requirements() {
        let page = page(marks: [mark(points: 2, [.met, .failed])])
        let goal = "The Worker does what part 1 asks for, once, & never \"twice\"."
        let items = page.all("li").map { words($0.text) }
        #expect(
            items == [
                "✓met: \(goal)13a.1, behavior2 of 2",
                "✗not met: \(goal.replacing("part 1", with: "part 2"))13a.2, behavior0 of 1",
            ])
    }

    @Test(
        "says how each answer came out in words, not by color alone",
        arguments: ExerciseMark.Outcome.allCases)
    func outcomes(_ outcome: ExerciseMark.Outcome) {
        let text = page(marks: [mark(outcome, points: 0, [.notReached])]).first("main")?.text ?? ""
        #expect(text.contains("\(outcome.rawValue), 0 of 3 points. \(MarkWords(outcome).meaning)"))
        #expect(text.contains("not reached: "))
    }

    @Test("gives each outcome a sign and a name of its own")
    func signs() {
        let answers = ExerciseMark.Outcome.allCases.map(MarkWords.init)
        let results = RequirementMark.Outcome.allCases.map(MarkWords.init)
        for words in [answers, results] {
            #expect(Set(words.map(\.sign)).count == words.count && Set(words.map(\.name)).count == words.count)
        }
    }

    @Test("tells of a finding what was expected, what came, why, where to look, and shows the line")
    func finding() {
        let page = page(marks: [mark(findings: [ExampleClass.finding("13a.1", exercise)])])
        #expect(page.first("h4")?.text == "The presenter was told nothing")
        #expect(
            page.first("p") { $0.attributes["class"] == "place" }?.text
                == "Exercises/13a-Worker/Sources/Shelf/List/ShelfListWorker.swift:14:21 (13a.1, worker-knows-no-ui)")
        #expect(
            zip(page.all("dt"), page.all("dd")).map { "\($0.text): \($1.text)" } == [
                "What is asked: Fetching presents the stored books, in their order.",
                "Expected: present(books:) with [Book(\"Emma\"), Book(\"Ulysses\")]",
                "What came: [\"<script>alert('in')</script>\", \"https://example.org/\"]",
                "On the screen: +------+\n| <b>  |\n+------+",
                "Why it matters: A Worker gets its job done and tells its presenter",
                "What to look at: Sources/Shelf/List/ShelfListWorker.swift\nSources/Shelf/Shelf.swift",
                "A hint: swift run workbook hint 13a",
            ])
        let code = page.first("ol")?.text ?? ""
        #expect(
            code.hasPrefix(
                "12    func fetch() {\n13        // </code></pre><img src=x onerror=alert(1)>\n→ 14        let label"))
        #expect(code.hasSuffix("15\tlet access = \"user‹U+202E› ‹U+2066›// admins only‹U+2069›\"\n16    }\n"))
        #expect(page.all("mark").count == 1)
        #expect(page.first("mark")?.text.hasPrefix("        let label = UILabel(); if a < b && c") == true)
    }

    @Test(
        "begins sentences with a capital letter, and leaves names, paths and values as they are",
        arguments: [
            ("why", "it lets go", "It lets go"),
            ("why", "presenter.present(books:) is late", "presenter.present(books:) is late"),
            ("look", "for a function", "A function"), ("look", "Sources/a.swift", "Sources/a.swift"),
            ("look", "      is there a loop?   (lesson 12)", "Is there a loop? (lesson 12)"),
            ("got", "emma", "emma"), ("expected", "emma", "emma"), ("also", "2 more", "2 more"), ("fix", "", ""),
        ])
    func sentences(heading: String, text: String, shown: String) {
        let finding = MarkFinding(
            place: nil, what: "wrong", name: nil, lines: [.init(heading: heading, text: text)])
        #expect(page(marks: [mark(findings: [finding])]).first("dd")?.text == shown)
    }

    @Test(
        "has a heading that its text completes",
        arguments: [
            ("for a loop that never ends", "What to look for"), ("fetchBooks(): who is asked?", "What to look at"),
        ])
    func look(text: String, heading: String) {
        let finding = MarkFinding(
            place: nil, what: "wrong", name: nil, lines: [.init(heading: "look", text: text)])
        #expect(page(marks: [mark(findings: [finding])]).first("dt")?.text == heading)
    }

    @Test("shows a finding that has nothing but a sentence, and a heading that nobody knows yet")
    func bareFinding() {
        let bare = MarkFinding(place: nil, what: "no verdict", name: nil, lines: [])
        let odd = MarkFinding(place: nil, what: "odd", name: "13a.1", lines: [.init(heading: "rumor", text: "x")])
        let page = page(marks: [mark(findings: [bare, odd])])
        #expect(page.all("article").map { words($0.text) } == ["No verdict", "Odd 13a.1 Rumor X"])
    }

    @Test("says why nothing could be graded, and then counts no points")
    func refusal() {
        let page = page(refusal: "is <empty>")
        #expect(
            page.first("p") { $0.attributes["class"] == "refusal" }?.text == "Not graded: your submission is <empty>.")
        #expect(page.all("table", "h2").isEmpty && page.first("header")?.text.contains("points") == false)
    }

    @Test("names what was left out, and when it was handed in")
    func notes() {
        let page = page(handedIn: "2026-11-20T14:03:59+01:00", notes: ["a&b.swift is a link"], marks: [mark()])
        #expect(page.first("h2") { $0.attributes["id"] == "left-out" }?.text == "What was left out")
        #expect(page.first("li")?.text == "a&b.swift is a link")
        #expect(page.first("header")?.text.contains("Handed in: 2026-11-20 14:03 +01:00") == true)
        #expect(self.page(handedIn: "last <Friday>").first("header")?.text.contains("Handed in: last <Friday>") == true)
    }

    /// Returns the text with single spaces between its words.
    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
