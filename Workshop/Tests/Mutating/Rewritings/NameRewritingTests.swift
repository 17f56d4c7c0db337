import Testing

@testable import workshop

@Suite("Names that nobody else can see")
struct NameRewritingTests {
    @Test(
        "local variables and what bodies call their parameters",
        arguments: [
            ("let a = 1\nuse(a)", "let theA = 1\nuse(theA)"),
            ("let a = a()\nuse(a, self.a)", "let theA = a()\nuse(theA, self.a)"),
            ("if let a { use(a) }\nuse(a)", "if let theA = a { use(theA) }\nuse(a)"),
            ("guard let a else { return }\nuse(a)", "guard let theA = a else { return }\nuse(theA)"),
            ("b.map { c in use(c) }", "b.map { theC in use(theC) }"),
            ("b.map { (c, d) in use(c, d) }", "b.map { (theC, theD) in use(theC, theD) }"),
            ("run { [a, weak b] in use(a, b) }", "run { [theA = a, weak theB = b] in use(theA, theB) }"),
            ("for c in b where c.isOn { use(c) }", "for theC in b where theC.isOn { use(theC) }"),
            (
                "switch b { case .c(let d): use(d)\ncase .e: use(d) }",
                "switch b { case .c(let theD): use(theD)\ncase .e: use(d) }"
            ),
            (#"let a = 1; use("\(a)")"#, #"let theA = 1; use("\(theA)")"#),
            ("run { [weak self] in self?.use(p) }", "run { [weak self] in self?.use(theP) }"),
        ])
    func locals(body: String, expected: String) throws {
        let text = try rewritten(method(body, parameter: "p"), by: "renamed-locals")
        #expect(written(text) == written(method(expected, parameter: "p theP")), "it wrote \(text ?? "nothing")")
    }

    @Test(
        "private properties and methods",
        arguments: [
            (
                "class S { private var a = 1\nfunc m() { a = 2\nself.a = 3 } }",
                "class S { private var myA = 1\nfunc m() { myA = 2\nself.myA = 3 } }"
            ),
            (
                "class S { private let a: Int\ninit(a: Int) { self.a = a } }",
                "class S { private let myA: Int\ninit(a: Int) { self.myA = a } }"
            ),
            (
                "class S { private var a: T?\nfunc m() { if let a { a.b() }\nrun { [a] in a } } }",
                "class S { private var myA: T?\nfunc m() { if let a = myA { a.b() }\nrun { [a = myA] in a } } }"
            ),
            (
                "class S { private var a = 1\nfunc m(b: T) { b.a() } }",
                "class S { private var myA = 1\nfunc m(b: T) { b.a() } }"
            ),
            (
                "class S { private static let a = 1\nfunc m() { Self.a + S.a } }",
                "class S { private static let myA = 1\nfunc m() { Self.myA + S.myA } }"
            ),
            (
                "class S { func m() { n() }\nprivate func n() {} }",
                "class S { func m() { myN() }\nprivate func myN() {} }"
            ),
        ])
    func members(source: String, expected: String) throws {
        let text = try rewritten(source, by: "renamed-members")
        #expect(written(text) == written(expected), "it wrote \(text ?? "nothing")")
    }

    @Test(
        "nothing that others can see",
        arguments: [
            "class S { var a = 1\nfunc m() { a = 2 } }", "class S { private(set) var a = 1 }",
            "class S { private override func viewDidLoad() {} }",
            "class S { private var a = 1 }\nclass T { var a = 2 }",
        ])
    func visible(source: String) throws {
        #expect(try rewritten(source, by: "renamed-members") == nil)
    }

    @Test(
        "self is written before members",
        arguments: [
            ("use(a)", "self.use(self.a)"), ("let a = 1\nuse(a)", "let a = 1\nself.use(a)"), ("use(p)", "self.use(p)"),
            ("if let a { use(a) }", "if let a { self.use(a) }"), ("use(a: p.a)", "self.use(a: p.a)"),
        ])
    func explicitSelf(body: String, expected: String) throws {
        let text = try rewritten(method(body, parameter: "p"), by: "explicit-self")
        #expect(written(text) == written(method(expected, parameter: "p")), "it wrote \(text ?? "nothing")")
    }

    private func method(_ body: String, parameter: String) -> String {
        "final class Shelf {\nvar a: Book?\nfunc use(_: Any) {}\nfunc m(\(parameter): Book) {\n\(body)\n}\n}\n"
    }
}
