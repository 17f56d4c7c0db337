import SourceModel
import Testing

@Suite("Declarations are read as they are written")
struct DeclarationTests {
    func read(_ text: String) throws -> [Declaration] {
        try Sources(files: [(path: "A.swift", text: text)]).files[0].declarations
    }

    func member(_ text: String) throws -> Declaration {
        try #require(try read("class A {\n\(text)\n}").first?.members.first)
    }

    @Test("knows every kind of type")
    func kinds() throws {
        let text = "class A {}; actor B {}; struct C {}; enum D {}; protocol E {}; extension A {}; typealias F = A"
        #expect(
            try read(text).map(\.kind) == [.class, .actor, .struct, .enum, .protocol, .extension, .typealias])
    }

    @Test("reads attributes, access and what is inherited, with places")
    func type() throws {
        let type = try #require(try read("@MainActor public final class A<T>: NSObject, B_Role {}").first)
        #expect(type.attributes.map(\.text) == ["@MainActor", "public", "final"])
        #expect(type.has("MainActor"))
        #expect(type.access == .public)
        #expect(type.inherited.map(\.text) == ["NSObject", "B_Role"])
        #expect(type.inherited.map(\.location.column) == [37, 47])
        #expect(type.location.description == "A.swift:1:31")
    }

    @Test("says whether a property is weak, lazy, static or has storage")
    func properties() throws {
        #expect(try member("weak var ui: B?").isWeak)
        #expect(try member("unowned(unsafe) let ui: B").isWeak)
        #expect(try member("lazy var ui = B()").isLazy)
        #expect(try member("static let shared = A()").isStatic)
        #expect(try member("var items: [B] = [] { didSet { reload() } }").isStored)
        #expect(try !member("var items: [B] { [] }").isStored)
        #expect(try !member("var items: [B] { get { [] } set {} }").isStored)
        #expect(try !member("var ui: B?").isWeak)
    }

    @Test(
        "sees the names that a property holds through optionals, collections, any and some",
        arguments: [
            ("B?", ["B"]), ("B!", ["B"]), ("(any B)?", ["B"]), ("[B?]", ["B"]), ("[String: [B]]", ["String", "B"]),
            ("Optional<B>", ["Optional", "B"]), ("some B & C", ["B", "C"]), ("(B, c: C)", ["B", "C"]),
            ("M.B", ["M.B"]), ("(B) -> C", []), ("WeakBox<B>", ["WeakBox"]), ("@MainActor () async throws -> B", []),
            ("((B) -> Void)?", []), ("B.Type", []), ("[(B) -> C: D]", ["D"]),
        ])
    func held(_ text: String, _ held: [String]) throws {
        #expect(try member("var x: \(text)").type?.held == held)
    }

    @Test("knows the place of a type, and its names under functions too")
    func typeNames() throws {
        let type = try #require(try member("var find: (Item) -> [M.ItemUI]").type)
        #expect(type.names == ["Item", "M.ItemUI"])
        #expect(type.location.description == "A.swift:2:11")
    }

    @Test(
        "infers a type from a call of its initializer, and from nothing else",
        arguments: [
            ("Worker()", "Worker"), ("Worker(a: 1) { 2 }", "Worker"), ("M.Worker.init()", "M.Worker"),
            ("try! Worker()", "Worker"), ("Box<Int>()", "Box<Int>"), ("[Item]()", "[Item]"),
            ("Worker().name", nil), ("Worker.make()", nil), ("make()", nil), ("Worker() as Role", nil), ("1", nil),
            ("Worker()\n    .configured()", nil),
        ])
    func inferred(_ value: String, _ type: String?) throws {
        #expect(try member("let x = \(value)").inferredType?.text == type)
    }

    @Test("parts the variables of one line")
    func pattern() throws {
        let members = try read("class A { let a, b: Int; var c = C(), d = D() }")[0].members
        #expect(members.map(\.name) == ["a", "b", "c", "d"])
        #expect(members.map { $0.knownType?.text } == ["Int", "Int", "C", "D"])
    }

    @Test("reads parameters with labels, names, types and places")
    func parameters() throws {
        let method = try member("func go(to page: Page, _ animated: Bool = f(), then: @escaping () -> Void) -> B? {}")
        #expect(method.signature == "go(to:_:then:)")
        #expect(method.name == "go")
        #expect(method.parameters.map(\.label) == ["to", nil, "then"])
        #expect(method.parameters.map(\.name) == ["page", "animated", "then"])
        #expect(method.parameters.map { $0.type?.text } == ["Page", "Bool", "@escaping () -> Void"])
        #expect(method.parameters[0].type?.location.column == 18)
        #expect(method.type?.text == "B?")
    }

    @Test("reads initializers, subscripts, cases and their parameters")
    func otherMembers() throws {
        #expect(try member("init?(x: Int) {}").kind == .initializer)
        #expect(try member("deinit {}").kind == .deinitializer)
        #expect(try member("subscript(i: Int) -> B { b }").kind == .subscript)
        let cases = try read("enum E { case a(Item, x: Int), b }")[0].members
        #expect(cases.map(\.name) == ["a", "b"])
        #expect(cases[0].parameters.map { $0.type?.text } == ["Item", "Int"])
    }

    @Test("puts what a getter and a closure declare inside of their owner")
    func insides() throws {
        let type = try read("class A { var a: Int { let b = 1; return b }; let c = { let d = 1 }; var e = 1 }")[0]
        #expect(type.members.map(\.name) == ["a", "c", "e"])
        #expect(type.members.map { $0.members.map(\.name) } == [["b"], ["d"], []])
    }

    @Test("knows the whole, the body and the name of a declaration")
    func extents() throws {
        let sources = try Sources(files: [(path: "A.swift", text: "/// Doc\npublic func f() { 1 }\n")])
        let file = sources.files[0]
        let extent = file.declarations[0].extent
        #expect(file.text(in: extent.whole) == "public func f() { 1 }")
        #expect(extent.body.map(file.text(in:)) == " 1 ")
        #expect(file.text(in: extent.name) == "f")
    }

    @Test("reads both branches of a condition")
    func conditions() throws {
        let text = "#if os(Linux)\nclass A {}\n#elseif os(macOS)\nclass B {}\n#else\nclass C {}\n#endif"
        #expect(try read(text).map(\.name) == ["A", "B", "C"])
    }

    @Test("reads what does not compile")
    func broken() throws {
        let type = try #require(try read("class A: B {\n var x: C?\n func f( {\n let = \n").first)
        #expect(type.name == "A")
        #expect(type.inherited.map(\.text) == ["B"])
        #expect(type.members.first?.type?.text == "C?")
    }

    @Test("reads a typealias and what it stands for")
    func alias() throws {
        #expect(try read("typealias Done = (Item) -> Void").first?.type?.names == ["Item", "Void"])
    }
}
