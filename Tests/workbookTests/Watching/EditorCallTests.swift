import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import workbook

@Suite("An editor opens the place of a finding")
struct EditorCallTests {
    /// Returns the call for these variables; all programs are in `/bin`, or only the named ones.
    private func call(
        _ environment: [String: String], at line: Int? = 12, having programs: [String]? = nil,
        others: [[String]] = [["xed"], ["code"]]
    ) throws(EditorError) -> EditorCall {
        try EditorCall(opening: "/kurs/A B.swift", at: line, environment: environment, others: others) { name in
            if name.hasPrefix("/") { return URL(fileURLWithPath: name) }
            return programs?.contains(name) ?? true ? URL(fileURLWithPath: "/bin/" + name) : nil
        }
    }

    @Test(
        "each takes the line as its manual says, on the terminal or in a window",
        arguments: [
            ("vi", ["+12", "/kurs/A B.swift"], true), ("vim -u NONE", ["-u", "NONE", "+12", "/kurs/A B.swift"], true),
            ("nvim", ["+12", "/kurs/A B.swift"], true), ("nano", ["+12", "/kurs/A B.swift"], true),
            ("emacs -nw", ["-nw", "+12", "/kurs/A B.swift"], true), ("emacs", ["+12", "/kurs/A B.swift"], true),
            ("gvim", ["+12", "/kurs/A B.swift"], false), ("hx", ["/kurs/A B.swift:12"], true),
            ("subl -w", ["-w", "/kurs/A B.swift:12"], false), ("zed", ["/kurs/A B.swift:12"], false),
            ("code --wait", ["--wait", "--goto", "/kurs/A B.swift:12"], false),
            ("xed", ["--line", "12", "/kurs/A B.swift"], false), ("mate", ["--line", "12", "/kurs/A B.swift"], false),
            ("/opt/ed", ["/kurs/A B.swift"], true),
        ])
    func lines(editor: String, arguments: [String], needsTerminal: Bool) throws {
        let call = try call(["EDITOR": editor])
        #expect(call.arguments == arguments)
        #expect(call.needsTerminal == needsTerminal)
    }

    @Test("Emacs has a window where there is a display, unless it is told to have none")
    func display() throws {
        #expect(try !call(["EDITOR": "emacs", "DISPLAY": ":0"]).needsTerminal)
        #expect(try call(["EDITOR": "emacs -nw", "DISPLAY": ":0"]).needsTerminal)
    }

    @Test("a place without a line is the file alone", arguments: ["vim", "hx", "code", "xed"])
    func withoutLine(editor: String) throws {
        #expect(try call(["EDITOR": editor], at: nil).arguments == ["/kurs/A B.swift"])
    }

    @Test("VISUAL comes before EDITOR, that before Xcode, and that before VS Code")
    func order() throws {
        #expect(try call(["VISUAL": "vim", "EDITOR": "nano"]).name == "vim")
        #expect(try call(["VISUAL": " ", "EDITOR": "nano"]).name == "nano")
        #expect(try call(["VISUAL": "gone", "EDITOR": "nano"], having: ["nano", "xed"]).name == "nano")
        #expect(try call([:]).name == "xed")
        #expect(try call(["EDITOR": "gone"], having: ["code"]).name == "code")
    }

    @Test("a quoted path is one word")
    func quoted() throws {
        let call = try call(["EDITOR": #""/Applications/Sublime Text.app/bin/subl" -w"#])
        #expect(call.program.path == "/Applications/Sublime Text.app/bin/subl")
        #expect(call.arguments == ["-w", "/kurs/A B.swift:12"])
    }

    @Test("where there is none, it says which variable to set")
    func none() {
        let error = #expect(throws: EditorError.self) { try call([:], having: []) }
        #expect(
            error?.description == """
                No editor was found to open the file with.
                  why: neither VISUAL nor EDITOR is set, and none of xed (Xcode), code (VS Code) and vi is on your PATH
                  fix: name your editor before you start the workbook, as in: export EDITOR=vim
                """)
        let missing = #expect(throws: EditorError.self) { try call(["EDITOR": "gone -w"], having: []) }
        #expect(
            missing?.description == """
                No editor was found to open the file with.
                  why: EDITOR names gone, which is not there, and none of xed (Xcode), code (VS Code) and vi is on your PATH
                  fix: name your editor before you start the workbook, as in: export EDITOR=vim
                """)
    }

    @Test("what else can go wrong says what to do")
    func errors() {
        #expect(
            EditorError.noTerminal(editor: "vim", place: "A.swift:12").description == """
                vim needs a terminal, and there is none here.
                  fix: open A.swift:12 yourself
                """)
        #expect(
            EditorError.notStarted(editor: "vim", reason: "permission denied").description == """
                vim can't be started: permission denied
                  fix: set VISUAL or EDITOR to an editor that can, as in: export EDITOR=vim
                """)
        #expect(
            EditorError.failed(editor: "xed", errors: "requires Xcode").description == """
                xed ended with an error: requires Xcode
                  fix: set VISUAL or EDITOR to another editor, as in: export EDITOR=vim
                """)
    }
}
