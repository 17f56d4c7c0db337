import CourseFixtures
import Testing

@testable import Course

@Suite("What is attributed to a source is in its text")
struct AttributionsTests {
    private let course: TemporaryCourse

    init() throws { course = try TemporaryCourse() }

    /// Three sources with one text each.
    private static let sources = SourceTexts(
        all: [
            source("Views, part 1", "Doe", "A view shows what it is told, no more.", part: 1, ["Views"], ["no more"]),
            source("Views, part 2", "Doe", "A model knows nothing of views.", part: 2, ["The models"]),
            source("Rows", "Roe", "Rows have rows in them.", ["Rows", "Why it's so"], ["in them"]),
        ],
        others: ["Save it"])

    private static func source(
        _ name: String, _ author: String, _ text: String, part: Int? = nil, _ titles: [String],
        _ phrases: [String] = []
    ) -> SourceText {
        SourceText(
            name: name, author: author, part: part, names: [author.lowercased()], also: part == nil ? [] : ["article"],
            titles: titles, phrases: phrases, windows: Set(Words.windows(of: text)))
    }

    private func problems(_ text: String, in file: String = "Lessons/01-First/README.md") throws -> [String] {
        try course.write(file, text)
        return AttributionsCheck(course.checkout, Self.sources).problems
    }

    @Test("in this checkout, each quotation is word for word, and each part has the section that is named")
    func thisCheckout() throws {
        let checkout = Checkout(root: ThisCheckout.root)
        let check = try AttributionsCheck(checkout, SourceTexts(in: checkout))
        let problems = check.problems
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(check.count > 100)
    }

    @Test(
        "what a source says is no problem",
        arguments: [
            #"Doe says: "a view shows what it is told"."#,
            #"Doe says "A VIEW shows … told; no more!", and "no more"."#,
            #"The article says "A model knows nothing"."#,
            #"Doe, part 1, "Views"; part 2, "The models"; Roe, section "Why it’s so" (on rows) and "Rows"."#,
            #"[Part 2](http://doe.it/part-2) by Doe: "The models" on "nothing of views"."#,
            #"In Roe's app the button says "Save it", and `text = "Delete it"` is code."#,
            "Doe is quoted above.\n\nThe app says \"Delete it\".",
            "Doe's code:\n\n```\nDoe(\"Delete it\")\n```\n",
        ])
    func right(text: String) throws {
        let problems = try problems(text)
        #expect(problems == [])
    }

    @Test(
        "what no source says is named, with its place and what to do",
        arguments: [
            (
                "Text.\n\n- Doe says:\n  \"A view shows\n  what it was told\"",
                """
                4: "A view shows   what it was told" is not in Doe's Views, part 1 or Doe's Views, part 2, which this \
                paragraph names: quote it word for word, or take the quotation marks away. What somebody else says, such \
                as the app, goes into "others" in Tests/Attributions/sources.json
                """
            ),
            (
                #"Roe calls it "more rows"."#,
                """
                1: "more rows" is not in Roe's Rows, which this paragraph names: quote it word for word, or take the \
                quotation marks away. One or two words that it does say go into its "phrases" in \
                Tests/Attributions/sources.json, and what somebody else says, such as the app, goes into "others" there
                """
            ),
            (
                #"Doe says in part 2 that "a view shows what it is told"."#,
                """
                1: "a view shows what it is told" is not in Doe's Views, part 2, which this paragraph names: quote it \
                word for word, or take the quotation marks away. What somebody else says, such as the app, goes into \
                "others" in Tests/Attributions/sources.json
                """
            ),
            (
                #"Doe, part 2, "Views"; Roe, section "Rows"."#,
                "1: \"Views\" is no title in Doe's Views, part 2: it is one in Doe's Views, part 1"
            ),
            (
                #"[Doe, part 1](http://doe.it/part-1): "Views" and "The models"."#,
                "1: \"The models\" is no title in Doe's Views, part 1: it is one in Doe's Views, part 2"
            ),
            (
                #"Roe, sections "Rows" and "Rows have rows"."#,
                "1: \"Rows have rows\" is no title in Roe's Rows: take one of \"titles\" in Tests/Attributions/sources.json"
            ),
        ])
    func wrong(text: String, message: String) throws {
        let problems = try problems(text)
        #expect(problems == ["Lessons/01-First/README.md:" + message])
    }

    @Test("a rule's source names the section of a part")
    func rule() throws {
        let file = "Sources/Rules/RoleRules/Rules/ViewsShow.swift"
        let right = try problems("\"Doe, part 1, \\\"Views\\\": \"\n    + \"views\"", in: file)
        #expect(right == [])
        let wrong = try problems("name\nsource: \"Roe, \\\"Rows\\\"; Doe, part 1: views\"", in: file)
        #expect(
            wrong == [
                """
                \(file):2: part 1 is named without a section: write part 1, "TITLE", with one of its "titles" in \
                Tests/Attributions/sources.json
                """
            ])
    }

    @Test("a text in JSON is compared as well")
    func json() throws {
        let problems = try problems(
            "{\n\"mistake\": \"As Doe has it, \\\"a view shows all\\\".\"\n}",
            in: "Workshop/Proofs/13a-Worker/mutants.json")
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("Workshop/Proofs/13a-Worker/mutants.json:2: \"a view shows all\"") == true)
    }
}
