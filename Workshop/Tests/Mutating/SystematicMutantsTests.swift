import SourceModel
import Testing

@testable import workshop

@Suite struct SystematicMutantsTests {
    private func names(_ body: String, beside others: String = "") throws -> [String] {
        let text = "final class A {\n    func f(list: [Int]) {\n\(body)\n    }\n}\n" + others
        let sources = try Sources(files: [("A.swift", text)])
        return SystematicMutants.all(of: sources) { _ in true }.map { String($0.name.dropFirst("A.f(list:) ".count)) }
    }

    @Test(
        "Each operator finds its places",
        arguments: [
            ("a.b()", ["leaves out `a.b()`", "says twice `a.b()`"]),
            ("x = y", ["leaves out `x = y`"]),
            ("if c { return }", ["takes the contrary of `c`", "does without `if c { return }`"]),
            (
                "if a < b { return }",
                [
                    "takes the contrary of `a < b`", "does without `if a < b { return }`",
                    "has <= for < in `if a < b { return`",
                ]
            ),
            ("guard let d else { return }", []),
            ("return on ? g : h", ["takes the contrary of `on`"]),
            ("let t = now()", ["keeps what the first call got in `let t = now()`"]),
            ("let t = true", ["has false in `let t = true`"]),
        ])
    func places(body: String, expected: [String]) throws {
        #expect(try names(body) == expected)
    }

    @Test func neighborsAreSwapped() throws {
        #expect(try names("a()\nb()").contains("says `b()` before `a()`"))
        #expect(try names("guard c else { return }\nb()").contains("does `b()` before `guard c else { return }`"))
    }

    @Test func whatIsHeldChanges() throws {
        let all = try names("s.load { [weak self] in self?.g() }")
        #expect(all.contains { $0.hasPrefix("holds self in") })
        #expect(all.contains { $0.hasPrefix("has self unowned in") })
        #expect(all.contains { $0.hasPrefix("insists on `self?.") })
    }

    @Test func aClosureHoldsNothing() throws {
        #expect(try names("s.load { x in self.g(x) }").contains("holds self no longer in `s.load { x in self.g(x) }`"))
    }

    @Test func listsChange() throws {
        #expect(
            try names("let x = list").filter { $0.hasPrefix("has") } == [
                "has list.reversed() in `let x = list`", "has Array(list.dropLast()) in `let x = list`",
                "has [] in `let x = list`",
            ])
    }

    @Test func casesAndMessagesOfOneFormAreExchanged() throws {
        let others = "enum E { case on, off, at(Int) }\nprotocol R { func p(x: Int); func q(x: Int); func r() }"
        #expect(try names("m = .on", beside: others).contains("has .off in `m = .on`"))
        #expect(try names("m = .at(1)", beside: others).contains { $0.hasPrefix("has .") } == false)
        #expect(try names("o?.p(x: 1)", beside: others).contains("says q for p in `o?.p(x: 1)`"))
    }

    @Test func declarationsChange() throws {
        let text = """
            protocol Role: AnyObject {}
            final class Player: Role {}
            final class A {
                weak var r: Role?
                private var isOn = false
                func f() { isOn = true; self.isOn = false }
            }
            """
        let sources = try Sources(files: [("A.swift", text)])
        let mutants = SystematicMutants.all(of: sources) { _ in true }.filter { $0.declaration != "A.f()" }
        #expect(
            mutants.map(\.name) == [
                "A.r holds r in `weak var r: Role?`", "A.r has r unowned in `weak var r: Role?`",
                "A.isOn shares `private var isOn = false` among all objects", "A knows Player in place of Role",
            ])
        let shared = mutants[2].made(in: sources.files[0])
        #expect(shared.contains("private static var isOn = false"))
        #expect(shared.contains("func f() { Self.isOn = true; Self.isOn = false }"))
    }

    @Test func aCopyHasEachBodyOnceForEachMutant() throws {
        let sources = try Sources(files: [("A.swift", "func f() -> Int { g(1) }\n")])
        let mutants = SystematicMutants.all(of: sources) { _ in true }
        let numbered = mutants.enumerated().map { (number: $0 + 1, mutant: $1) }
        let number = try #require(numbered.first { $0.mutant.name.contains("has 2 for 1") }).number
        let copy = SharedCopy(of: sources.files[0], with: numbered.filter { $0.number == number })
        #expect(
            copy.text
                == "func f() -> Int { switch ActiveMutant.number {\ncase \(number):\n return g(2) \ndefault:\n return g(1) \n}\n}\n"
        )
        #expect(copy.owners == [nil, number, number, nil, nil, nil, nil, nil])
    }

    private func mutants(of text: String) throws -> (
        file: SourceFile, numbered: [(number: Int, mutant: SystematicMutant)]
    ) {
        let sources = try Sources(files: [("A.swift", text)])
        let all = SystematicMutants.all(of: sources) { _ in true }
        return (sources.files[0], all.enumerated().map { ($0 + 1, $1) })
    }

    @Test func aCopyHasEachWayToStoreAProperty() throws {
        let (file, numbered) = try mutants(of: "final class A {\n    private(set) weak var r: Role?\n}\n")
        let copy = SharedCopy(of: file, with: numbered)
        #expect(
            copy.text == """
                final class A {
                    private(set) var r: Role? {
                @storageRestrictions(initializes: r_0, r_1, r_2)
                init(new) {
                r_1 = ActiveMutant.number == 1 ? new : nil
                r_2 = ActiveMutant.number == 2 ? new : nil
                r_0 = [1, 2].contains(ActiveMutant.number) ? nil : new
                }
                get {
                switch ActiveMutant.number {
                case 1: r_1
                case 2: r_2
                default: r_0
                }
                }
                set {
                switch ActiveMutant.number {
                case 1: r_1 = newValue
                case 2: r_2 = newValue
                default: r_0 = newValue
                }
                }
                }
                private(set) var r_1: Role?
                private(set) unowned var r_2: Role?
                private(set) weak var r_0: Role?
                }

                """)
        #expect(copy.owners.compactMap(\.self) == [1, 2])
        #expect(copy.neighbors[2..<24].allSatisfy { $0 == [1, 2] })
    }

    @Test(
        "A property is stored by itself where the compiler wants to see it stored, or it is more than stored",
        arguments: [
            "final class A {\n    weak var r: Role? = nil\n}",
            "final class A {\n    weak var r: Role?\n    deinit { r?.end() }\n}",
            "final class A {\n    weak var r: Role? { didSet { show() } }\n}",
            "final class A {\n    @IBOutlet weak var r: Role?\n}",
            "struct A {\n    weak var r: Role?\n}",
        ])
    func storedByItself(text: String) throws {
        let held = try mutants(of: text).numbered.map(\.mutant).filter { $0.name.contains(" r ") }
        #expect(held.map(\.part) == [.declaration, .declaration])
    }

    @Test func whatTheCompilerSaysByItselfIsLeftOutInABuildOfItsOwn() throws {
        let text = """
            final class A: NSObject {
                init(_ b: B) {
                    b.start()
                    super.init()
                }
            }
            """
        let made = try mutants(of: text).numbered.map(\.mutant).filter { $0.name.contains("leaves out") }
        #expect(made.map(\.name) == ["A.init(_:) leaves out `b.start()`", "A.init(_:) leaves out `super.init()`"])
        #expect(made.map(\.part) == [.body(0), .declaration])
    }
}
