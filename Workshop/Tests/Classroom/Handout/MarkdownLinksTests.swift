import Testing

@testable import workshop

@Suite("Links that lead nowhere in a handout are words")
struct MarkdownLinksTests {
    @Test(
        "a link to what is left out",
        arguments: [
            ("See [the solution](../../Solutions/13a-Worker/README.md).", "See the solution."),
            ("| [07 Wireframe](../../Exercises/07a-Wireframe/README.md#task) |", "| 07 Wireframe |"),
            ("[`Solutions`](/Solutions)", "`Solutions`"),
            ("[a [b] c](../../Solutions)", "a [b] c"),
        ])
    func leftOut(text: String, words: String) {
        #expect(without(text) == words)
    }

    @Test(
        "any other stays as it is",
        arguments: [
            "[lesson](../../Lessons/12-Actors/README.md)", "[the task](README.md)", "[below](#below)",
            "[article](https://example.org/Solutions)", "![picture](../../Solutions/a.svg)", "array[0](Solutions",
        ])
    func others(text: String) {
        #expect(without(text) == text)
    }

    private func without(_ text: String) -> String {
        MarkdownLinks(text, at: "Exercises/13a-Worker/README.md")
            .withoutThose { $0.hasPrefix("Solutions") || $0.hasPrefix("Exercises/07a") }
    }
}
