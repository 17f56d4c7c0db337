import Testing

@testable import Course

@Suite("Hints come in three tiers a requirement")
struct HintsTests {
    private static let text = """
        # Hints

        ## 13a.1 Fetching presents the books

        ### 1. Where to look

        In the Worker.

        ### What to do

        Ask the store.

        ### Nearly the code

        ```swift
        ### no heading
        ## 13a.2 none either
        store.load { _ in }
        ```

        """

    @Test("each tier has its text, and code keeps its marks")
    func tiers() throws {
        let hints = try Hints(Self.text, file: "hints.md", requirements: ["13a.1"])
        #expect(hints.hint(for: "13a.1", tier: 1)?.text == "In the Worker.")
        #expect(hints.hint(for: "13a.1", tier: 2)?.heading == "What to do")
        #expect(
            hints.hint(for: "13a.1", tier: 3)?.text
                == "```swift\n### no heading\n## 13a.2 none either\nstore.load { _ in }\n```")
        #expect(hints.hint(for: "13a.1", tier: 9) == hints.hint(for: "13a.1", tier: 3))
        #expect(hints.hint(for: "13a.9", tier: 1) == nil)
    }

    @Test("a requirement without a tier is an error that names both")
    func missingTier() {
        #expect(throws: CatalogueError.missingHint(file: "hints.md", requirement: "13a.2", part: "Where to look")) {
            try Hints(Self.text, file: "hints.md", requirements: ["13a.1", "13a.2"])
        }
    }
}
