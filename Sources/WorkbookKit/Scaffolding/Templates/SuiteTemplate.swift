/// The frame of a suite and of its tests.
struct SuiteTemplate {
    let module: NewModule
    let target: String

    /// A suite of an actor that needs no screen.
    func file(_ name: String, _ sentence: String, _ members: [[String]]) -> String {
        Code.file {
            "import Testing"
            ""
            "@testable import \(target)"
            ""
            suite(name, sentence, members)
        }
    }

    /// A suite of an actor that is there where UIKit is.
    func screenFile(_ name: String, _ sentence: String, _ members: [[String]]) -> String {
        module.screen.file(["Testing"]) {
            "@testable import \(target)"
            ""
            suite(name, sentence, members)
        }
    }

    private func suite(_ name: String, _ sentence: String, _ members: [[String]]) -> [String] {
        Code.lines {
            "@MainActor"
            "@Suite(\"\(sentence)\")"
            "struct \(module.name.joined)\(name)Tests {"
            Code.inside { Code.parts(members) }
            "}"
        }
    }

    /// A test, with its statements.
    func test(
        _ sentence: String, _ function: String, throws: Bool = false, @Code _ statements: () -> [String]
    ) -> [String] {
        Code.lines {
            "@Test(\"\(sentence)\")"
            "func \(function)() \(`throws` ? "throws " : ""){"
            Code.inside { statements() }
            "}"
        }
    }

    /// An expectation of the whole conversation.
    func expect(_ messages: [String]) -> [String] {
        let texts = messages.map { "\"\($0)\"" }
        let line = "#expect(log.messages == [\(texts.joined(separator: ", "))])"
        guard line.count > 96 else { return [line] }
        return Code.lines {
            "#expect("
            "    log.messages == ["
            texts.map { "        \($0)," }
            "    ])"
        }
    }
}
