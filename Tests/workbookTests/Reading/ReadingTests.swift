import Testing

@testable import Typesetting
@testable import workbook

@Suite("A text reads well in a terminal")
struct ReadingTests {
    @Test(
        "Markdown becomes plain text",
        arguments: [
            ("# Title", "Title\n====="),
            ("## Part `x`", "Part x\n------"),
            ("one two\nthree", "one two three"),
            ("a **bold** and *soft* `code`", "a bold and soft code"),
            ("2 * 3 * 4", "2 * 3 * 4"),
            ("- a item that is longer than a line", "- a item that is longer\n  than a line"),
            ("1. one\n2. two", "1. one\n2. two"),
            ("> said", "  | said"),
            ("[text](https://a.b/c)", "text (https://a.b/c)"),
            ("[here](#part)", "here"),
            ("[one](../01-Massive/README.md)", "one (read 01)"),
            ("[13](../../Exercises/13a-Worker/README.md)", "13 (read 13a)"),
            ("[05](../05-Interactor/README.md#late)", "05 (read 05)"),
            ("[more](../09-Form/Fields.md)", "more (read 09 Fields)"),
            ("a [seam](../GLOSSARY.md#seam) is", "a seam is"),
            ("[the file](Sources/A.swift)", "the file\n(Lessons/06-Viper/\nSources/A.swift)"),
            ("[proofs](../../Workshop/All)", "proofs (Workshop/All)"),
            ("![who knows whom](map.svg)", "[picture: who knows\nwhom,\nLessons/06-Viper/\nmap.svg]"),
            (
                "![all](Pictures/who-knows-whom.svg)\n\nafter",
                "[picture: all]\n  swift run workbook diagram 06\n\nafter"
            ),
            (
                "![all](Pictures/who-knows-whom.svg)\n\n```\nswift run workbook diagram 06\n```",
                "[picture: all]\n\n  swift run workbook diagram 06"
            ),
            ("a\n<!-- hidden\nlines -->\nb", "a b"),
            ("```swift source=Worker.fetch()\nlet a = 1\n\n  b\n```\nafter", "  let a = 1\n\n    b\n\nafter"),
            ("| a | b |\n| --- | --- |\n| `x|y` | 2 |", "a    b\nx|y  2"),
            (
                "| who | does |\n|---|---|\n| a Worker | gets what is stored |",
                "who       does\na Worker  gets what is\n          stored"
            ),
            ("<details>\n<summary>Why?</summary>\n\nSo.\n</details>\n\nafter", "Why?\n\nSo.\n\nafter"),
            ("```\na drawing ------------------>\n```", "  a drawing ------------------>"),
            ("```swift\n    let books = store.load()\n```", "      let books =\n          store.load()"),
            ("| | |\n|---|---|\n| 13a.1 | goal |", "13a.1  goal"),
        ])
    func markdown(text: String, plain: String) {
        let lines = MarkdownPage.lines(text, in: "Lessons/06-Viper", style: .plain, width: 24)
        #expect(lines.joined(separator: "\n") == plain)
    }

    @Test("words of the glossary are underlined where there is color")
    func terms() {
        let lines = MarkdownPage.lines(
            "a [late answer](GLOSSARY.md#late-answer)", in: "Lessons", style: Style(isColored: true), width: 40)
        #expect(lines == ["a \u{1B}[4mlate\u{1B}[0m \u{1B}[4manswer\u{1B}[0m"])
    }

    @Test("instead of answers one line stands behind the last question")
    func answers() {
        let questions = ["Why?", "How?"].map { "<details>\n<summary>\($0)</summary>\n\nSo.\n</details>\n" }
        let text = questions.joined(separator: "\n") + "\nafter\n"
        let lines = MarkdownPage.lines(text, style: .plain, width: 40, insteadOfAnswers: "Type more.")
        #expect(lines == ["Why?", "", "How?", "", "Type more.", "", "after"])
    }

    @Test("a path that is wider than a terminal is cut behind a slash, and nothing else is")
    func paths() {
        let text = "see Sources/Shelf/List/Worker.swift Presentationmodelcontroller"
        #expect(
            TextColumns.wrap(text, width: 16, breaksPaths: true) == [
                "see", "Sources/Shelf/", "List/", "Worker.swift", "Presentationmodelcontroller",
            ])
        #expect(TextColumns.wrap(text, width: 16).contains("Sources/Shelf/List/Worker.swift"))
    }

    @Test("no line of prose is wider than the terminal", arguments: [20, 40, 80])
    func width(columns: Int) {
        let words = Array(repeating: "word", count: 60).joined(separator: " ")
        let text = "\(words)\n\n- \(words)\n\n> \(words)\n\n| a | b |\n| --- | --- |\n| x | \(words) |\n"
        let lines = MarkdownPage.lines(text, style: Style(isColored: true), width: columns)
        #expect(lines.count > 12)
        #expect(lines.allSatisfy { TextColumns.width($0) <= columns })
    }

    @Test("color takes no columns, and plain text has none")
    func color() {
        let colored = Style(isColored: true).bold("Über")
        #expect(colored == "\u{1B}[1mÜber\u{1B}[0m")
        #expect(TextColumns.width(colored) == 4)
        #expect(Style.plain.bold("Über") == "Über")
    }

    @Test("names and meanings stand side by side, and below each other where it is narrow")
    func twoColumns() {
        let rows = [(name: "check", text: "builds and tests exercises, and says what is missing")]
        #expect(TwoColumns.lines(rows, style: .plain, width: 80).count == 1)
        #expect(
            TwoColumns.lines(rows, style: .plain, width: 30) == [
                "  check", "      builds and tests", "      exercises, and says what", "      is missing",
            ])
    }

    @Test(
        "what was probably meant is found, and nothing far away",
        arguments: [("chek", "check"), ("lst", "list"), ("hnit", "hint"), ("he", "help"), ("xyzzy", nil), ("q", nil)])
    func nearest(typed: String, meant: String?) {
        #expect(Nearest.match(for: typed, among: ["list", "read", "play", "check", "hint", "reset", "help"]) == meant)
    }
}
