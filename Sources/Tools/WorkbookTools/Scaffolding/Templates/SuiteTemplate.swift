import Typesetting

/// The frame of a suite and of its tests.
struct SuiteTemplate {
    let module: NewModule
    let target: String

    /// Returns a suite of an actor that needs no screen.
    func file(_ name: String, _ sentence: String, _ members: [[String]]) -> String {
        Code.file {
            "import Testing"
            ""
            "@testable import \(target)"
            ""
            suite(name, sentence, members)
        }
    }

    /// Returns a suite of an actor that needs UIKit.
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

    /// Returns a test with its statements.
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

    /// Returns the test that news outlives its screen, or nothing if the module has no late news.
    ///
    /// - Parameters:
    ///   - held: The asker's property for the object that must get the news, even if no other object holds it anymore.
    ///   - double: The class of that object's spy.
    ///   - call: The call that starts the job, by default the event's job.
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

    /// Returns an expectation of the whole conversation in any order.
    func expectInAnyOrder(_ messages: [String]) -> [String] {
        expect(messages.sorted(), of: "log.messages.sorted()")
    }

    /// Returns an expectation of the whole conversation.
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
