import Testing

@testable import workshop

@Suite("Bodies and calls written otherwise")
struct CallRewritingTests {
    @Test(
        "a method's body in a private method that it calls",
        arguments: [
            (
                "func a(_ b: Int, c d: inout Int) -> Int { b + d }",
                """
                func a(_ b: Int, c d: inout Int) -> Int { return aInside(`b`, c: &`d`) }
                private func aInside(_ b: Int, c d: inout Int) -> Int { b + d }
                """
            ),
            (
                "static func a() async throws(E) { try b() }",
                """
                static func a() async throws(E) { return try await aInside() }
                static private func aInside() async throws(E) { try b() }
                """
            ),
            (
                "override func a() { b() }",
                "override func a() { return aInside() }\nprivate func aInside() { b() }"
            ),
        ])
    func bodyInAHelper(source: String, expected: String) throws {
        try expect("class S {\n\(source)\n}", "body-in-a-helper", "class S {\n\(expected)\n}")
    }

    @Test(
        "a method's body in a closure that is called at once",
        arguments: [
            ("func a() { b() }", "func a() { return { () -> Void in b() }() }"),
            (
                "func a() async throws -> [Int] { try await b() }",
                "func a() async throws -> [Int] { return try await { () async throws -> [Int] in try await b() }() }"
            ),
        ])
    func bodyInAClosure(source: String, expected: String) throws {
        try expect("class S {\n\(source)\n}", "body-in-a-closure", "class S {\n\(expected)\n}")
    }

    @Test(
        "no body moves that is empty, speaks of super or records its own name, and none has to be there",
        arguments: ["func a() {}", "override func a() { super.a() }", "func a() { record() }", "init() { b() }"],
        ["body-in-a-helper", "body-in-a-closure"])
    func bodyStays(source: String, name: String) throws {
        #expect(try rewritten("class S: T {\n\(source)\n}\nprotocol P { func a() }", by: name) == nil)
    }

    @Test("what makes a module makes it there")
    func makeModule() throws {
        let source = "class S {\nstatic func makeModule() -> T { T() }\nfunc makeModule() { a() }\n}"
        let text = try rewritten(source, by: "body-in-a-helper")
        #expect(text?.contains("static func makeModule() -> T { T() }") == true)
        #expect(text?.contains("private func makeModuleInside() { a() }") == true)
    }

    @Test(
        "closures stand in parentheses where their label is known",
        arguments: [
            ("b.map { $0.c }", "b.map({ $0.c })"), ("d(1) { e() }", "d(1, then: { e() })"),
            ("d { f() }", "d(then: { f() })"),
            ("b.map { $0.filter { $0.c } }", "b.map({ $0.filter({ $0.c }) })"), ("b.map() { $0 }", "b.map({ $0 })"),
        ])
    func closuresInParentheses(body: String, expected: String) throws {
        try expect(method(body), "closures-in-parentheses", method(expected))
    }

    @Test(
        "closures of unknown labels, and several of one call, stay",
        arguments: ["g { h() }", "d { h() } next: { i() }"])
    func closuresStay(body: String) throws {
        #expect(try rewritten(method(body), by: "closures-in-parentheses") == nil)
    }

    @Test(
        "if let for a question mark",
        arguments: [
            ("ui?.display(a)", "if let found = ui { found.display(a) }"),
            ("self.ui?.display()\nb()", "if let found = self.ui { found.display() }\nb()"),
            ("c { [weak self] in\nself?.d()\n}", "c { [weak self] in\nif let found = self { found.d() }\n}"),
        ])
    func ifLet(body: String, expected: String) throws {
        try expect(method(body), "if-let-for-optional-chaining", method(expected))
    }

    @Test(
        "a question mark stays where a value is wanted",
        arguments: [
            "let a = ui?.b()", "ui?.b().c()", "ui?.b() ?? c()", "return ui?.b()", "ui?.b = c()", "a.map { $0?.b() }",
        ])
    func questionMark(body: String) throws {
        #expect(try rewritten(method(body), by: "if-let-for-optional-chaining") == nil)
    }

    @Test("the type of what is made is written")
    func explicitTypes() throws {
        try expect(
            "class S {\nlet a = T()\nlet b = UILabel()\nlet c = U(d: 1)\n}\nclass T {}\nclass U { init?(d: Int) {} }",
            "explicit-types",
            "class S {\nlet a: T = T()\nlet b: UILabel = UILabel()\nlet c = U(d: 1)\n}\nclass T {}\nclass U { init?(d: Int) {} }"
        )
    }

    private func method(_ body: String) -> String {
        "class S {\nfunc m() {\n\(body)\n}\nfunc d(_: Int = 0, then: () -> Void) {}\n}"
    }

    private func expect(_ source: String, _ name: String, _ expected: String) throws {
        let text = try rewritten(source, by: name)
        #expect(written(text) == written(expected), "it wrote \(text ?? "nothing")")
    }
}
