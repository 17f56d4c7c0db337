import RoleRules
import Testing

@Suite("A file has at most 200 lines")
struct FileSizeTests {
    static func lines(_ count: Int) -> String { String(repeating: "\n", count: count) }

    static let cases: [RuleCase] = [
        RuleCase(
            "a presenter of 201 lines", ["ItemsPresenter.swift": "final class ItemsPresenter {" + lines(200) + "}"],
            [
                .init(
                    place: "ItemsPresenter.swift:1:1",
                    what: "ItemsPresenter.swift has 201 lines, 201 of them in ItemsPresenter, and 200 are enough",
                    fix: "move a part that can be named to a file of its own")
            ]),
        RuleCase(
            "200 lines, the last with its line break",
            ["ItemsPresenter.swift": "final class ItemsPresenter {" + lines(199) + "}\n"]),
        RuleCase(
            "a long extension in another file counts there, and is named",
            [
                "ItemsPresenter.swift": "final class ItemsPresenter {}",
                "ItemsPresenter+Rows.swift": "extension ItemsPresenter {" + lines(210) + "}\nstruct Row {}",
            ],
            [
                .init(
                    place: "ItemsPresenter+Rows.swift:1:1",
                    what:
                        "ItemsPresenter+Rows.swift has 212 lines, 211 of them in an extension of ItemsPresenter, and 200 are enough",
                    fix: "move a part that can be named to a file of its own")
            ]),
        RuleCase(
            "comments are lines too, and a file of nothing else has no type to name",
            [
                "ItemsPresenter.swift": "final class ItemsPresenter {}",
                "Notes.swift": String(repeating: "//\n", count: 201),
            ],
            [
                .init(
                    place: "Notes.swift:1:1", what: "Notes.swift has 201 lines, and 200 are enough",
                    fix: "move a part that can be named to a file of its own")
            ]),
        RuleCase(
            "a generated file and a test may be long",
            [
                "ItemsPresenter.swift": "final class ItemsPresenter {}",
                "Assets.generated.swift": "enum Assets {" + lines(300) + "}",
                "Tests/ItemsTests.swift": "import XCTest" + lines(300),
            ]),
        RuleCase(
            "old Swift: carriage returns do not count twice",
            ["ItemsPresenter.swift": "class ItemsPresenter: NSObject {" + String(repeating: "\r\n", count: 199) + "}"]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "file-within-200-lines", of: .viper,
            why:
                "a file that has to be scrolled through holds more than one idea, and changes for more than one reason",
            lesson: "01")
    }

    @Test("says it in VIPER-S by that rule alone")
    func once() {
        let names = ["file-within-200-lines", "new-file-after-200-lines"]
        for architecture in Architecture.all {
            #expect(architecture.rules.filter { names.contains($0.name) }.count == 1, "\(architecture.name)")
        }
    }
}
