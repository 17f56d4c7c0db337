import CourseFixtures
import Foundation
import Testing

@testable import workbook

@Suite("The glossary is taken apart into its words")
struct GlossaryTests {
    private let glossary = Glossary(
        """
        # Glossary

        What it is.

        ## One job, five names

        | a | b |

        ## Words

        ### data manager

        It stores.

        ### entity

        It is stored.

        """)

    @Test("each has its text, and a heading without a text is none")
    func entries() {
        #expect(glossary.entries.map(\.word) == ["One job, five names", "data manager", "entity"])
        #expect(glossary.entries[1].text == "### data manager\n\nIt stores.\n")
    }

    @Test(
        "a word is found as people type it",
        arguments: [
            ("entity", "entity"), ("Entities", "entity"), ("data-manager", "data manager"),
            ("DATA MANAGERS", "data manager"), ("one job five names", "One job, five names"),
        ])
    func found(typed: String, word: String) throws {
        #expect(try glossary.entry(for: typed).word == word)
    }

    @Test("another is told with a similar one", arguments: [("entiti", " Did you mean entity?"), ("xyzzy", "")])
    func unknown(typed: String, meant: String) {
        let error = #expect(throws: GlossaryError.self) { try glossary.entry(for: typed) }
        #expect(
            error?.description
                == "The glossary has no word \"\(typed)\".\(meant)\n  fix: `swift run workbook glossary` lists its words"
        )
    }

    @Test("every word that a lesson links to is in it")
    func links() throws {
        let root = ThisCheckout.root
        let glossary = Glossary(try String(contentsOf: root.appending(path: Glossary.path), encoding: .utf8))
        for lesson in ThisCheckout.lessons {
            let text = try String(contentsOf: root.appending(path: lesson.readme), encoding: .utf8)
            for link in text.matches(of: /GLOSSARY\.md#([a-z-]+)/) {
                #expect(throws: Never.self) { try glossary.entry(for: String(link.1)) }
            }
        }
    }
}
