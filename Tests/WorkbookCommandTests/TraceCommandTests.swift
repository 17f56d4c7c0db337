import Foundation
import Testing

@Suite("trace shows who says what to whom")
struct TraceCommandTests {
    @Test("as lines, grouped by what the user did")
    func text() throws {
        let result = try FixtureCourse().workbook("trace", "13", "blank-name", "--to", "3")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("\n\nuser taps \"Show items\"\n  GeneralWelcomeScene "))
        #expect(result.output.contains(" -> ItemsListWorker          fetchItems()\n"))
    }

    @Test("as a picture and as Mermaid, with the same bytes each time", arguments: ["svg", "mermaid"])
    func formats(format: String) throws {
        let course = try FixtureCourse()
        let first = try course.workbook("trace", "13", "add-item", "--format", format)
        #expect(first.output.hasPrefix(format == "svg" ? "<svg " : "sequenceDiagram\n"))
        #expect(try course.workbook("trace", "13", "5", "--format=\(format)").output == first.output)
    }

    @Test("where there are no seams it says so and why, which is no failure")
    func noSeams() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/01-MassiveViewController/README.md", "# Lesson 1: One class\n")
        try course.write(
            "Lessons/01-MassiveViewController/Sources/List.swift", "final class List {}\nfinal class Form {}\n")
        // What there is to read is read by the toolchain, which is found by way of swiftc.
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let result = try course.workbook("trace", "01", "add-item", environment: environment)
        #expect(result.status == 0)
        #expect(
            result.output == """
                Lesson 01 has no seam, so there is nothing to put a probe on.

                A probe takes a receiver's place, and then passes on what it hears. That works
                where the sender knows its receiver by a role, which is a protocol. This app
                declares no protocol: List, Form know each other, UIKit and the file as the very
                classes that they are, and nothing else fits in between.

                For the same reason no test can listen in. You can play the app and look at its
                file, but you can't ask who said what to whom.

                The same app with probes: swift run workbook trace 04 add-item

                """)
        let played = try course.workbook("play", "01", "--trace", environment: environment, input: "quit\n")
        #expect(played.status == 0)
        #expect(played.output.hasPrefix("Lesson 01 has no seam, so there is nothing to put a probe on.\n"))
        #expect(played.output.contains("Show items"))
    }

    @Test("where there are seams without probes it names them, and says what a trace would need")
    func noProbes() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/01-MassiveViewController/README.md", "# Lesson 1: One class\n")
        try course.write(
            "Lessons/01-MassiveViewController/Sources/List.swift",
            """
            protocol Storing {}
            struct Store: Storing {}
            final class List { let store: any Storing = Store() }
            """)
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let result = try course.workbook("trace", "01", "add-item", environment: environment)
        #expect(result.status == 0)
        #expect(
            result.output == """
                Lesson 01 has no probes, so there is nothing to trace.

                Its seams are: Storing. Somebody else can stand there, as the spies of the
                lesson's suites do. But a trace shows a whole conversation, and what is said
                from class to class, past the seams, nobody can listen to.

                The same app with probes: swift run workbook trace 04 add-item

                """)
    }

    @Test(
        "wrong usage says what is right",
        arguments: [
            (
                ["trace"],
                "trace needs the number of a lesson and a journey, as in: trace 13 add-item."
            ),
            (["trace", "13", "ad-item"], "There is no journey \"ad-item\". Did you mean add-item?"),
            (["trace", "13"], "trace needs a journey: open-list, empty-list, "),
            (
                ["trace", "13", "add-item", "--format", "png"],
                "--format can't be \"png\"; expected text, mermaid or svg."
            ),
            (["trace", "13", "add-item", "--from", "40"], "There are no steps from 40 to 9: the journey has 9."),
        ])
    func usage(arguments: [String], message: String) throws {
        let result = try FixtureCourse().run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }

    @Test("while somebody plays, it tells after each line what was said")
    func play() throws {
        let result = try FixtureCourse().workbook(
            "play", "13", "--trace", input: "Show items\nAdd\ntype Milk\nSave\n")
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                "\n\n  ItemsListScene    -> ItemsListDirector   onAddItem()\n"
                    + "  ItemsListDirector -> ItemsListNavigator  gotoAddItem(with: ItemsListDirector)\n"))
        #expect(result.output.contains("  ItemsAddDirector  -> ItemsListDirector  didAddItem()\n"))
    }
}
