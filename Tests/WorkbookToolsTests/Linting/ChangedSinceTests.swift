import Foundation
import Processes
import RoleRules
import Testing

@testable import WorkbookTools

@Suite(
    "Of a big old app, only what changed is reported",
    .enabled(
        if: Program.find("git", along: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil, "there is no git"))
struct ChangedSinceTests {
    private let app: TemporaryApp
    private let environment = ProcessInfo.processInfo.environment

    init() throws {
        app = try TemporaryApp()
        try git("init", "--quiet", "--initial-branch=main")
        try commit("everything")
    }

    private func git(_ arguments: String...) throws {
        let child = try #require(Git(in: app.root, environment: environment)).run(arguments)
        #expect(child.hasSucceeded, "\(child.errors.text)")
    }

    private func commit(_ message: String) throws {
        try git("add", "--all")
        try git(
            "-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "commit.gpgSign=false", "commit", "--quiet",
            "--no-verify",
            "--allow-empty", "-m", message)
    }

    private func found(since commit: String = "main") throws -> [String] {
        var result = try app.lint()
        try result.leaveOutUnchanged(since: commit, environment: environment)
        return result.violations.map { "\($0.file):\($0.line)" }
    }

    private func change(_ file: String, _ old: String, to new: String) throws {
        let text = try app.read(file)
        try #require(text.contains(old))
        try app.write(file, text.replacing(old, with: new))
    }

    @Test("nothing, where nothing changed; what was left out is counted")
    func nothing() throws {
        var result = try app.lint()
        let all = result.violations.count
        try result.leaveOutUnchanged(since: "main", environment: environment)
        #expect(result.violations.isEmpty && result.unchangedCount == all && all > 1)
        #expect(
            LintText.text(result, .plain).contains("\(all) findings more, on lines that did not change since main"))
    }

    @Test("a finding in a member of which any line changed, committed or not")
    func member() throws {
        try change(TemporaryApp.scene, "func show() {", to: "func show() {\n        print(1)")
        #expect(try found() == ["\(TemporaryApp.scene):4"])
        try commit("a line more")
        #expect(try found(since: "main") == [])
        #expect(try found(since: "main~1") == ["\(TemporaryApp.scene):4"])
    }

    @Test("a line that was taken out of it counts as well, one outside of it does not")
    func outside() throws {
        try change(TemporaryApp.scene, "class ItemsListScene", to: "// a comment\nclass ItemsListScene")
        #expect(try found() == [])
        try change(TemporaryApp.scene, "    func show() {\n", to: "    func show() {")
        #expect(try found() == ["\(TemporaryApp.scene):3"])
    }

    @Test("all of a file that git does not know yet, whatever it is called")
    func newFile() throws {
        let file = "App/Items/Über uns/ItemsOtherScene.swift"
        try app.write(
            file, "class ItemsOtherScene: UIViewController { func show() { UIApplication.shared.open(url) } }\n")
        #expect(try found() == ["\(file):1"])
        try commit("known")
        #expect(try found() == [])
        #expect(try found(since: "main~1") == ["\(file):1"])
    }

    @Test("what others added to the branch since this one left it is no change of this one")
    func branches() throws {
        try git("checkout", "--quiet", "-b", "work")
        try change(TemporaryApp.scene, "func show() {", to: "func show() {\n        print(1)")
        try commit("on work")
        try git("checkout", "--quiet", "main")
        try change("App/Items/List/ItemsListDirector.swift", "var ui", to: "var  ui")
        try commit("on main")
        try git("checkout", "--quiet", "work")
        #expect(try found(since: "main") == ["\(TemporaryApp.scene):4"])
    }

    @Test("no such commit, and no repository, are errors that say what to do")
    func errors() throws {
        let unknown = #expect(throws: LintError.self) { try found(since: "nowhere") }
        #expect(unknown == .noCommit("nowhere"))
        #expect(throws: LintError.self) { try found(since: "--help") }
        try FileManager.default.removeItem(at: app.root.appendingPathComponent(".git"))
        let alone = #expect(throws: LintError.self) { try found() }
        #expect(alone?.description.contains("lies in no git repository") == true)
        var result = try app.lint()
        let missing = #expect(throws: LintError.self) {
            try result.leaveOutUnchanged(since: "main", environment: ["PATH": "/nowhere"])
        }
        #expect(missing == .noGit(path: "/nowhere"))
    }
}
