import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("trace shows who says what to whom")
struct TraceCommandTests {
    /// A program's trace of a journey.
    private static let heard = #"""
        echo '{"rung":"13 Modules","journey":"'"$4"'","sentence":"an item is added","steps":[
        {"heading":"user taps \"Add\"","messages":[
        {"sender":"ListScene","receiver":"ListDirector","name":"onAdd","arguments":""},
        {"sender":"ListDirector","receiver":"ListNavigator","name":"gotoAdd","arguments":"with: ListDirector"}]},
        {"heading":"user goes back","messages":[]}]}' | tr -d '\n'; echo
        """#

    private func course(_ script: String = heard) throws -> FixtureCourse {
        let course = try FixtureCourse()
        try course.addApp(playing: script)
        return course
    }

    @Test("as lines, grouped by what the user did, after what the app printed itself")
    func text() throws {
        let result = try course(#"echo "from the app"; echo; "# + Self.heard).workbook(
            "trace", "13", "add-item", "--to", "1")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(
            result.output == """
                from the app
                add-item on rung 13 Modules: an item is added

                user taps "Add"
                  ListScene    -> ListDirector   onAdd()
                  ListDirector -> ListNavigator  gotoAdd(with: ListDirector)

                """)
    }

    @Test("the program is told the rung and the journey's name, and is built where it has to be")
    func arguments() throws {
        let course = try course(#"echo "$@" > told; "# + Self.heard)
        _ = try course.workbook("trace", "13", "5")
        #expect(course.read("told") == "trace 13 Modules add-item\n")
        #expect(course.read("bin/called") == "build --product RungPlayer13\nWORKBOOK_ONLY=13\nWORKBOOK_PLAY=1\n")
    }

    @Test("as a picture and as Mermaid", arguments: ["svg", "mermaid"])
    func formats(format: String) throws {
        let result = try course().workbook("trace", "13", "add-item", "--format", format)
        #expect(result.output.hasPrefix(format == "svg" ? "<svg " : "sequenceDiagram\n"))
    }

    @Test("for programs, with the lines of the lesson's sources and the screens")
    func json() throws {
        let course = try course(
            Self.heard.replacing(#""messages":[]}"#, with: #""messages":[],"screen":["│ List │"]}"#))
        try course.write(
            "Lessons/13-Modules/Sources/List.swift",
            """
            protocol Handle { func onAdd() }
            final class ListScene { let director: any Handle
                func add() { director.onAdd() }
            }
            final class ListDirector: Handle { func onAdd() {} }
            """)
        let environment = ["PATH": course.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
        let result = try course.workbook("trace", "13", "add-item", "--format", "json", environment: environment)
        #expect(result.status == 0)
        let text = result.output.filter { !$0.isWhitespace }
        let file = #"{"file":"Lessons/13-Modules/Sources/List.swift","line":"#
        #expect(
            text.contains(
                #"{"candidates":[],"from":"ListScene","heard":\#(file)5},"said":\#(file)3},"text":"onAdd()","to":"ListDirector"}"#
            ))
        #expect(text.contains(#""heard":null,"said":null,"text":"gotoAdd(with:ListDirector)""#))
        #expect(text.contains(#""screen":["│List│"],"user":"usergoesback""#))
    }

    @Test("a journey that fails and an app that crashes are said to have")
    func failures() throws {
        let failed = try course("echo 'Journey 5 fails' >&2; exit 1").workbook("trace", "13", "add-item")
        #expect(failed.status == 1)
        #expect(
            failed.errors == """
                The journey can't be traced to its end, because it does not pass.
                Journey 5 fails

                """)
        let course = try course()
        let file = course.path("Lessons/13-Modules/Sources/ItemsApp.swift")
        try course.addApp(
            playing: """
                echo 'ItemsApp.swift:3: Fatal error: no items' >&2
                echo '  1 work() in RungPlayer13 at \(file):3:9' >&2
                kill -ABRT $$
                """)
        let crashed = try course.workbook("trace", "13", "add-item")
        #expect(crashed.status == 1)
        #expect(crashed.errors.hasSuffix("\nLessons/13-Modules/Sources/ItemsApp.swift:3: error: crashed: no items\n"))
    }

    @Test("where there are no seams it says so and why, which is no failure")
    func noSeams() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/01-MassiveViewController/README.md", "# Lesson 1: One class\n")
        try course.addApp(playing: "exit 0")
        try course.addApp("01-MassiveViewController", probed: false, playing: #"echo "$1"; echo "$8""#)
        try course.write(
            "Lessons/01-MassiveViewController/Sources/List.swift", "final class List {}\nfinal class Form {}\n")
        // The sources are read with the toolchain, which is found through swiftc.
        let environment = ["PATH": course.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
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

                The same app with probes: swift run workbook trace 13 add-item

                """)
        let played = try course.workbook("play", "01", "--trace", environment: environment, input: "quit\n")
        #expect(played.status == 0)
        #expect(played.output.hasPrefix("play\nLesson 01 has no seam, so there is nothing to put a probe on.\n"))
    }

    @Test("where there are seams without probes it names them, and says what a trace would need")
    func noProbes() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/01-MassiveViewController/README.md", "# Lesson 1: One class\n")
        try course.addApp(playing: "exit 0")
        try course.addApp("01-MassiveViewController", probed: false, playing: #"echo "$1"; echo "$8""#)
        try course.write(
            "Lessons/01-MassiveViewController/Sources/List.swift",
            """
            protocol Storing {}
            struct Store: Storing {}
            final class List { let store: any Storing = Store() }
            """)
        let environment = ["PATH": course.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
        let result = try course.workbook("trace", "01", "add-item", environment: environment)
        #expect(result.status == 0)
        #expect(
            result.output == """
                Lesson 01 has no probes, so there is nothing to trace.

                Its seams are: Storing. Somebody else can stand there, as the spies of the
                lesson's suites do. But a trace shows a whole conversation, and what is said
                from class to class, past the seams, nobody can listen to.

                The same app with probes: swift run workbook trace 13 add-item

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
                "--format can't be \"png\"; expected text, mermaid, svg or json."
            ),
            (["trace", "13", "add-item", "--from", "40"], "There are no steps from 40 to 2: the journey has 2."),
        ])
    func usage(arguments: [String], message: String) throws {
        let result = try course().run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }

    @Test("while somebody plays, the app is started with its probes")
    func play() throws {
        let result = try course(#"echo "$1""#).workbook("play", "13", "--trace")
        #expect(result.output == "play-traced\n")
    }
}
