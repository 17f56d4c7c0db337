import Testing

@testable import Typesetting

@Suite("A drawing becomes SVG that says what it shows")
struct DrawingTests {
    private let drawing = Drawing(
        title: "A & B", description: "A sends \"hello\" to B.", width: 120, height: 40.5,
        marks: [
            .rectangle(Box(0, 0, 10, 10), .panel), .frame(Box(0, 0, 10, 10), .rule),
            .group(
                title: "hello()",
                [
                    .line([Point(10, 5), Point(60, 5)], .accent, hasHead: true),
                    .text("Array<Int>", Point(60, 20), Lettering(.code, size: 11), .text, .middle),
                ]),
        ])

    @Test("title and description come first, and nothing in a text is taken for markup")
    func accessible() {
        #expect(
            drawing.svg.hasPrefix(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40.5" width="120" height="40.5" role="img" \
                aria-labelledby="title description">
                <title id="title">A &amp; B</title>
                <desc id="description">A sends &quot;hello&quot; to B.</desc>
                """))
        #expect(drawing.svg.contains(">Array&lt;Int&gt;</text>"))
    }

    @Test("marks become elements in their order")
    func elements() {
        let body = drawing.svg.split(separator: "\n").drop { !$0.hasPrefix("<rect x") }
        #expect(
            body.joined(separator: "\n") == """
                <rect x="0" y="0" width="10" height="10" rx="4" class="fill-panel"/>
                <rect x="0" y="0" width="10" height="10" rx="4" class="line-rule" fill="none"/>
                <g>
                <title>hello()</title>
                <path d="M10 5 L60 5" class="line-accent"/>
                <path d="M60 5 L52 9 L52 1 Z" class="fill-accent"/>
                <text x="60" y="20" class="code fill-text" font-size="11" text-anchor="middle">Array&lt;Int&gt;</text>
                </g>
                </svg>
                """)
    }

    @Test("every color is there for light paper and for dark")
    func colors() {
        let halves = drawing.svg.split(separator: "@media (prefers-color-scheme: dark)")
        #expect(halves.count == 2)
        for ink in Ink.allCases {
            for half in halves { #expect(half.contains(".fill-\(ink) {"), "\(ink) is missing in one of the modes") }
        }
    }

    @Test("every text is there with its room")
    func texts() {
        let texts = drawing.texts
        #expect(texts.map(\.text) == ["Array<Int>"])
        #expect(texts.map(\.box.midX) == [60])
    }
}
