import Testing

@testable import ExerciseSupport

@Suite("A reader of conditions finds what an if and a guard ask")
struct ConditionReaderTests {
    private func conditions(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return ConditionReader(bytes).conditions(in: bytes.indices).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "each part that binds nothing",
        arguments: [
            ("if isSaving { stop() }", ["isSaving"]),
            ("guard !isSaving else { return }", ["!isSaving"]),
            ("guard let line, line.count < 3, !isSaving else { return }", ["line.count < 3", "!isSaving"]),
            ("if case .some(let x) = y, x > 0 { use(x) }", ["x > 0"]),
            ("if a { b() } else if c { d() }", ["a", "c"]),
            ("if names.contains(where: { $0 == name }) { stop() }", ["names.contains(where: { $0 == name })"]),
            ("guard names.contains { $0 == name } else { return }", ["names.contains { $0 == name }"]),
            ("if f(a, b), [c, d].isEmpty { e() }", ["f(a, b)", "[c, d].isEmpty"]),
            ("if name == \"else {\" { stop() }", ["name == \"else {\""]),
            ("if \"\\(count, text: \")\")\" == name { stop() }", ["\"\\(count, text: \")\")\" == name"]),
            ("if a // b, c {\n    , d /* { */ { e() }", ["a", "d"]),
            ("if a { if b { c() } }", ["a", "b"]),
            ("guard\n    a\nelse { return }", ["a"]),
        ])
    func found(text: String, expected: [String]) {
        #expect(conditions(text) == expected)
    }

    @Test(
        "and nothing else",
        arguments: [
            "if let line { show(line) }", "guard let self else { return }", "// if a { b }", "\"if a { b }\"",
            "#if DEBUG\nstop()\n#endif", "let iffy = guarded", "view.if(a)", "if #available(macOS 15, *) { go() }",
            "#\"\"\"\nif a \"\"\" { b }\n\"\"\"#",
        ])
    func skipped(text: String) {
        #expect(conditions(text) == [])
    }
}
