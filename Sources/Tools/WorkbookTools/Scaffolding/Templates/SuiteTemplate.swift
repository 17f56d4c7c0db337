import Typesetting

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

    /// The test that news outlives its screen; nothing where nobody waits for news.
    ///
    /// - Parameters:
    ///   - held: The property of the asker that has to hear of it, also when nobody else holds it any more.
    ///   - double: Its spy's class.
    ///   - call: How the asker is told to begin; the event's job unless told otherwise.
    func lateNews(
        of event: ModuleEvent, to held: String, double: String, asker: String, store: String, call: String? = nil,
        says messages: [String]
    ) -> [[String]] {
        guard module.hasLateNews else { return [] }
        let spies = module.name.joined + "Spies"
        let function = SwiftWord.variableName(from: event.stem) + "AfterLeaving"
        return [
            test("tells of \(event.title) although the screen was left, and then lets go", function) {
                "var leaving: \(spies).\(double)? = \(spies).\(double)(log)"
                "\(asker).\(held) = leaving"
                "\(store).answersLater = true"
                "\(asker).\(call ?? event.job)()"
                "leaving = nil"
                "\(store).answerNow()"
                expect(messages)
                "#expect(\(asker).\(held) == nil)"
            }
        ]
    }

    /// An expectation of everything that was said, whatever came first.
    func expectInAnyOrder(_ messages: [String]) -> [String] {
        expect(messages.sorted(), of: "log.messages.sorted()")
    }

    /// An expectation of the whole conversation.
    func expect(_ messages: [String], of said: String = "log.messages") -> [String] {
        let texts = messages.map { "\"\($0)\"" }
        let line = "#expect(\(said) == [\(texts.joined(separator: ", "))])"
        guard line.count > 96 else { return [line] }
        return Code.lines {
            "#expect("
            "    \(said) == ["
            texts.map { "        \($0)," }
            "    ])"
        }
    }
}
