import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("play builds a lesson's app when it is asked for, and puts it in the command's place")
struct PlayCommandTests {
    /// Prints its arguments and its input.
    private static let echoing = #"printf '%s|' "$@"; cat; exit 1"#

    @Test("the app gets its folder, its size and the input, and its exit status is the command's")
    func starts() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: Self.echoing)
        let result = try course.workbook("play", "13", input: "row 1\n")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("play|\(course.path(".workbook/play/13"))|80|"))
        #expect(result.output.hasSuffix("|80|plain|lines||row 1\n"))
        #expect(result.errors == "")
        #expect(course.read("bin/called") == "build --product RungPlayer13\nWORKBOOK_ONLY=13\nWORKBOOK_PLAY=1\n")
    }

    @Test("how the server behaves goes along, where the app asks one")
    func server() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/07-ViperLogin/README.md", "# 07 ViperLogin\n")
        try course.addApp("07-ViperLogin", playing: Self.echoing)
        let result = try course.workbook("play", "07", "--server", "down")
        #expect(result.output.hasSuffix("|80|plain|lines||down|"))

        let wrong = try course.workbook("play", "07", "--server", "moody")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("expected answers, refuses, slow, down or nonsense"))
        try course.addApp(playing: Self.echoing)
        for (arguments, reason) in [
            (["play", "13"], "The app of lesson 13 asks no server."),
            (["play", "13a"], "An exercise's app asks no server."),
        ] {
            let none = try course.run(arguments + ["--server", "down"])
            #expect(none.status == 2)
            #expect(none.errors.contains(reason))
        }
    }

    @Test("where nothing changed since it was built no build is asked, and no swift is needed")
    func startsAtOnce() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: Self.echoing)
        #expect(try course.workbook("play", "13", environment: ["PATH": "/nowhere"]).status == 3)
        _ = try course.workbook("play", "13")
        try course.remove("bin/called")
        try course.write("Lessons/13-Modules/README.md", "# Lesson 13: Other words\n")
        #expect(try course.workbook("play", "13", environment: ["PATH": "/nowhere"]).output.hasPrefix("play|"))
        #expect(course.read("bin/called") == nil)
    }

    @Test(
        "whatever the app is made of: once it changed, it is built anew",
        arguments: [
            "Package.swift", "Sources/HeadlessUIKit/UIView.swift", "Lessons/13-Modules/Sources/ItemsApp.swift",
            "Lessons/13-Modules/Sources/New.swift", "Lessons/13-Modules/Probes/ItemsProbes.swift",
        ])
    func buildsAnew(file: String) throws {
        let course = try FixtureCourse()
        try course.addApp(playing: Self.echoing)
        _ = try course.workbook("play", "13")
        try course.remove("bin/called")
        // The size stays the same, so that only the date tells of the change.
        try course.write(file, String(repeating: "/", count: course.read(file)?.utf8.count ?? 2))
        _ = try course.workbook("play", "13")
        #expect(course.read("bin/called") != nil)
    }

    @Test("a program that somebody else put there is built anew")
    func otherProgram() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: Self.echoing)
        _ = try course.workbook("play", "13")
        try course.remove("bin/called")
        try course.addApp(playing: "echo other; " + Self.echoing)
        _ = try course.workbook("play", "13")
        #expect(course.read("bin/called") != nil)
    }

    @Test("a lesson that does not compile says where, as check does; nothing is played, and nothing is lost")
    func notCompiled() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: Self.echoing)
        try course.write(".workbook/play/13/items.json", "[]")
        let file = course.path("Lessons/13-Modules/Sources/ItemsApp.swift")
        try course.write("bin/errors", "\(file):1:8: error: expected '{' in struct\n")
        for _ in 1...2 {
            let broken = try course.workbook("play", "13", "--fresh")
            #expect(broken.status == 1)
            #expect(
                broken.output == """
                    Lessons/13-Modules/Sources/ItemsApp.swift:1:8: error: expected '{' in struct
                      fix: mend it, or bring the committed file back: git checkout --
                           'Lessons/13-Modules/Sources/ItemsApp.swift'

                    13 Modules: does not compile

                    """)
        }
        #expect(course.read(".workbook/play/13/items.json") == "[]")
        #expect(try course.workbook("trace", "13", "add-item").status == 1)
    }

    @Test("what was stored stays until somebody begins anew")
    func beginsAnew() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: #"ls "$2"; echo stored > "$2/items.json""#)
        #expect(try course.workbook("play", "13").output == "")
        #expect(try course.workbook("play", "13").output == "items.json\n")
        #expect(try course.workbook("play", "13", "--fresh").output == "")
    }

    @Test("Ctrl-C ends the app, and Ctrl-C during the build ends that", arguments: [true, false])
    func interrupted(whileBuilding: Bool) throws {
        let course = try FixtureCourse()
        try course.addApp(playing: "touch playing; exec sleep 20")
        if whileBuilding { try course.write("bin/loop", "") }
        let result = try course.workbook("play", "13") { process in
            try course.waitFor(whileBuilding ? "bin/called" : "playing", holding: whileBuilding ? "PLAY" : "")
            kill(process.processIdentifier, SIGINT)
        }
        // A shell says 130 for both.
        #expect(result.status == (whileBuilding ? 130 : SIGINT))
        #expect(course.read("playing") == (whileBuilding ? nil : ""))
    }
}
