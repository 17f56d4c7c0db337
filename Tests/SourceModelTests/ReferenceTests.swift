import SourceModel
import Testing

@Suite("References are names that are declared elsewhere")
struct ReferenceTests {
    func read(_ text: String) throws -> [Reference] {
        try Sources(files: [(path: "A.swift", text: text)]).files[0].references
    }

    @Test("tells calls, types and other names apart")
    func kinds() throws {
        let references = try read("func f(_ x: Item) { presenter.present(items: x); _ = UIColor.red }")
        #expect(
            references.map { "\($0.kind) \($0.text)" } == [
                "type Item", "identifier presenter", "call presenter.present(items:)", "identifier x",
                "identifier UIColor", "identifier UIColor.red",
            ])
    }

    @Test("never finds one in comments and strings, but in interpolations")
    func strings() throws {
        let text = ##"""
            // Hidden()
            /* Hidden() */
            let a = "Hidden() \(shown(1)) Hidden"
            let b = """
                Hidden \(also.shown)
                """
            let c = #"Hidden \(Hidden) \#(raw)"#
            """##
        #expect(try read(text).map(\.name) == ["shown", "also", "shown", "raw"])
    }

    @Test("passes over names that are declared here, labels and conditions")
    func declarations() throws {
        let text = """
            #if os(Linux)
            func f<T>(label name: Int) { call(label: 1) { value in } }
            #endif
            """
        #expect(try read(text).map(\.text) == ["Int", "call(label:_:)"])
    }

    @Test(
        "knows what stands before the dot",
        arguments: [
            ("a.b.c()", "a.b"), ("self?.a?.c()", "self?.a"), ("A<B>.c()", "A<B>"), ("a()\n    .c()", "a()"),
            ("x = .c()", ""), ("a[0].c()", "a[0]"), ("super.c()", "super"), ("a\n    .c()", "a"),
        ])
    func receivers(_ text: String, _ receiver: String) throws {
        let call = try #require(try read("func f() { \(text) }").last { $0.name == "c" })
        #expect(call.receiver == receiver)
        #expect(call.kind == .call)
    }

    @Test("has no receiver without a dot, and an empty one behind a longer expression")
    func noReceiver() throws {
        #expect(try read("func f() { c() }").first?.receiver == nil)
        #expect(try read("func f() { a().window }").last?.receiver == "")
        #expect(try read("func f() { a.b?.window }").last?.receiver == "a.b")
    }

    @Test("does not repeat a long chain in each of its calls")
    func chain() throws {
        let calls = try read("let a = b" + String(repeating: ".c()", count: 200)).filter { $0.kind == .call }
        #expect(calls.count == 200)
        #expect(calls.compactMap { $0.receiver?.count }.max() == 497)
        #expect(calls.filter { $0.receiver == "" }.count == 75)
    }

    @Test("gives a call its labels, with trailing closures")
    func labels() throws {
        let calls = try read("func f() { a(1, to: 2) { 3 } done: { 4 } }").filter { $0.kind == .call }
        #expect(calls.map(\.labels) == [["_", "to", "_", "done"]])
    }

    @Test("reads init as the call that it is, and a subscript as none")
    func special() throws {
        let references = try read("func f() { A.init(x: 1); items[0]; `for`(1) }")
        #expect(
            references.map { "\($0.kind) \($0.text)" } == [
                "identifier A", "call A.init(x:)", "identifier items", "call for(_:)",
            ])
    }

    @Test("finds names in default values, attributes, constraints, casts and accessors")
    func everywhere() throws {
        let text = """
            class A {
                @Wrapped var a: Int { get { b() } set { c(newValue) } }
                func f<T: D>(x: Int = e()) where T: F { if let g = h as? I { j(g) } }
            }
            """
        let names = Set(try read(text).map(\.name))
        #expect(names.isSuperset(of: ["Wrapped", "b", "c", "D", "e", "F", "h", "I", "j"]))
    }

    @Test("knows in which declarations an offset stands, of one pattern and of many members too")
    func paths() throws {
        let text =
            "class A { let a = { b() }, c = d(); let e: F = g() }; let h = i(), j = k()\nl(); class M { func n() {} }"
        let file = try Sources(files: [(path: "A.swift", text: text)]).files[0]
        func slow(_ offset: Int) -> [String] {
            var inside = file.declarations
            var path: [String] = []
            while let next = inside.last(where: { $0.extent.whole.contains(offset) }) {
                path.append(next.name)
                inside = next.members
            }
            return path
        }
        for offset in 0...text.utf8.count {
            let path = file.path(to: offset).map(\.name)
            #expect(path == slow(offset))
        }
        let call = try #require(file.references.first { $0.name == "d" })
        #expect(file.path(to: call.offset).map(\.name).first == "A")
    }

    @Test("knows in which declarations it stands")
    func path() throws {
        let file = try Sources(files: [(path: "A.swift", text: "class A { func f() { let x = { g() } } }")]).files[0]
        let call = try #require(file.references.first)
        #expect(file.path(to: call.offset).map(\.name) == ["A", "f", "x"])
        #expect(file.references(in: file.declarations[0]).map(\.name) == ["g"])
    }

    @Test("reads imports with their kinds, attributes and parts")
    func imports() throws {
        let file = try Sources(files: [
            (path: "A.swift", text: "import Foundation\n@testable import struct Shapes.Circle; import UIKit\nlet a = b")
        ]).files[0]
        #expect(file.imports.map(\.path) == ["Foundation", "Shapes.Circle", "UIKit"])
        #expect(file.imports.map(\.module) == ["Foundation", "Shapes", "UIKit"])
        #expect(file.imports.map(\.location.column) == [8, 25, 47])
        #expect(file.references.map(\.name) == ["b"])
    }
}
