import Testing

@testable import workshop

@Suite("Conditions written otherwise")
struct ConditionRewritingTests {
    @Test(
        "an if for a guard",
        arguments: [
            ("guard a else { return }\nb()", "if !(a) { return }\nb()"),
            ("guard a, b > 1 else { return }\nc()", "if !((a) && (b > 1)) { return }\nc()"),
            ("guard let a else { return }\nb(a)", "if let a { b(a) } else { return }"),
            (
                "guard let a, a.isOn else { return }\nguard c else { return }\nb(a)",
                "if let a, a.isOn { if !(c) { return }\nb(a) } else { return }"
            ),
            (
                "d { [weak self] in\nguard let self else { return }\ne() }",
                "d { [weak self] in\nif let self { e() } else { return } }"
            ),
            ("guard f({ $0 }) else { return }", "if !(f({ $0 })) { return }"),
        ])
    func ifForGuard(body: String, expected: String) throws {
        try expect(body, "if-for-guard", expected)
    }

    @Test(
        "a guard for an if",
        arguments: [
            ("if a { return }\nb()", "guard !(a) else { return }\nb()"),
            ("if a, b { c()\nreturn }\nd()", "guard !((a) && (b)) else { c()\nreturn }\nd()"),
            ("if let a { b(a) }", "guard let a else { return }\nb(a)"),
            ("if a { b() }", "guard a else { return }\nb()"),
            ("for a in c { if a.isOn { continue }\nb() }", "for a in c { guard !(a.isOn) else { continue }\nb() }"),
        ])
    func guardForIf(body: String, expected: String) throws {
        try expect(body, "guard-for-if", expected)
    }

    @Test(
        "no guard where an if has an else, where more follows it, or where its names are taken",
        arguments: [
            "if a { return } else { b() }", "if a { b() }\nc()", "let a = d()\nif let a { b(a) }",
            "for a in c { if let b = a { d(b) } }",
        ])
    func noGuard(body: String) throws {
        #expect(try rewritten(method(body), by: "guard-for-if") == nil)
    }

    @Test(
        "an else for an early return",
        arguments: [
            ("if a { return }\nb()\nc()", "if a { return } else { b()\nc() }"),
            ("if let a { b(a)\nreturn }\nc()", "if let a { b(a)\nreturn } else { c() }"),
        ])
    func elseForAnEarlyReturn(body: String, expected: String) throws {
        try expect(body, "else-for-an-early-return", expected)
    }

    @Test(
        "a switch for an if",
        arguments: [
            ("if a { b() } else { c() }", "switch a { case true: b() case false: c() }"),
            ("if a { b() }", "switch a { case true: b() case false: break }"),
            ("if a, b { c() }", "switch (a) && (b) { case true: c() case false: break }"),
            (
                "if a { b() } else if c { d() } else { e() }",
                "switch a { case true: b() case false: if c { d() } else { e() } }"
            ),
            ("let a = if b { 1 } else { 2 }", "let a = switch b { case true: 1 case false: 2 }"),
        ])
    func switchForIf(body: String, expected: String) throws {
        try expect(body, "switch-for-if", expected)
    }

    @Test(
        "no switch where a name is bound, or where a loop is left",
        arguments: [
            "if let a { b(a) }", "if case .a = b { c() }", "if #available(macOS 15, *) { b() }",
            "for a in b { if a { break } }",
        ])
    func noSwitch(body: String) throws {
        #expect(try rewritten(method(body), by: "switch-for-if") == nil)
    }

    @Test(
        "an if for a switch of two cases",
        arguments: [
            (
                "switch a { case .success(let b): c(b)\ncase .failure: d() }",
                "if case .success(let b) = a { c(b) } else { d() }"
            ),
            (
                "switch a { case .failure: d()\ncase .success(let b): c(b) }",
                "if case .success(let b) = a { c(b) } else { d() }"
            ),
            ("switch a { case .b: c()\ndefault: break }", "if case .b = a { c() } else { }"),
        ])
    func ifForSwitch(body: String, expected: String) throws {
        try expect(body, "if-for-switch", expected)
    }

    @Test(
        "no if where both cases bind, or where one has a condition or several patterns",
        arguments: [
            "switch a { case .b(let c): d(c)\ncase .e(let f): d(f) }", "switch a { case .b where c: d()\ncase _: e() }",
            "switch a { case .b, .c: d()\ndefault: e() }", "switch a { case .b: d()\ncase .c: e()\ncase .f: g() }",
        ])
    func noIf(body: String) throws {
        #expect(try rewritten(method(body), by: "if-for-switch") == nil)
    }

    private func expect(_ body: String, _ name: String, _ expected: String) throws {
        let text = try rewritten(method(body), by: name)
        #expect(written(text) == written(method(expected)), "it wrote \(text ?? "nothing")")
    }

    private func method(_ body: String) -> String { "struct Shelf {\n    func m() {\n\(body)\n}\n}\n" }
}
