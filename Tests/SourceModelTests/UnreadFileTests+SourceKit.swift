import Foundation
import SourceModel
import Testing

/// Sources that SourceKit itself can't read, or would need hours for.
extension UnreadFileTests {
    @Test("lists what is nested deeper than SourceKit goes, and does not try it")
    func nesting() throws {
        func nested(_ opening: String, _ closing: String, _ depth: Int) -> [UInt8] {
            Array("let a = b\nlet c = \(String(repeating: opening, count: depth))".utf8)
                + Array(String(repeating: closing, count: depth).utf8)
        }
        try folder.write(nested("[", "]", 21), to: "A.swift")
        try folder.write(nested("{ ", " }", 257), to: "B.swift")
        for (index, (opening, closing)) in [("(", ")"), ("D<", ">"), ("(D) -> ", ""), ("\"\\(", ")\"")].enumerated() {
            try folder.write(nested(opening, closing, 20_000), to: "C\(index).swift")
        }
        let unread = try unread()
        #expect(
            unread.prefix(2) == [
                """
                A.swift:2:29: error: this file could not be read: brackets stand in brackets here, more than 20 deep
                  why: what is not read is not checked
                  fix: give the inner lists names of their own; the compiler would need hours for it too
                """,
                """
                B.swift:2:521: error: this file could not be read: it is nested more than 256 levels deep here
                  why: what is not read is not checked
                  fix: part it; the compiler does not read it either
                """,
            ])
        #expect(
            unread.map { $0.prefix(8) } == ["A.swift:", "B.swift:", "C0.swift", "C1.swift", "C2.swift", "C3.swift"])
    }

    @Test("lists what SourceKit would read for hours, with the place and the reason")
    func excess() throws {
        func write(_ text: String, to name: String) throws { try folder.write(Array(text.utf8), to: name) }
        func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        // Each call of a chain is nested in the next one, across lines as well.
        try write("let a = b\nlet c = d" + repeated("\n    .e()", 257), to: "A.swift")
        try write("let a = b" + repeated(" + c", 1_000), to: "B.swift")
        try write("func f() {" + repeated("a;", 100_001) + "}", to: "C.swift")
        try write(repeated("#if A\n", 257) + repeated("#endif\n", 257), to: "D.swift")
        try write("let a: " + repeated("B<\n", 257) + "C" + repeated(">\n", 257), to: "E.swift")
        try write("func f() {\n    if a {}" + repeated(" else if b {}", 1_000) + "\n}", to: "F.swift")
        #expect(
            try unread() == [
                """
                A.swift:259:8: error: this file could not be read: it is nested more than 256 levels deep here
                  why: what is not read is not checked
                  fix: part it; the compiler does not read it either
                """,
                """
                B.swift:1:4003: error: this file could not be read: a statement goes on for more than 2000 words and marks here
                  why: what is not read is not checked
                  fix: part it, or close the brackets and quotes that are open before it
                """,
                """
                C.swift:1:200007: error: this file could not be read: more than 100000 words stand on this line
                  why: what is not read is not checked
                  fix: part it into lines; a person could not read it either
                """,
                """
                D.swift:257:1: error: this file could not be read: it is nested more than 256 levels deep here
                  why: what is not read is not checked
                  fix: part it; the compiler does not read it either
                """,
                """
                E.swift:257:2: error: this file could not be read: it is nested more than 256 levels deep here
                  why: what is not read is not checked
                  fix: part it; the compiler does not read it either
                """,
                """
                F.swift:2:6492: error: this file could not be read: a statement goes on for more than 2000 words and marks here
                  why: what is not read is not checked
                  fix: part it, or close the brackets and quotes that are open before it
                """,
            ])
    }

    @Test("lists what SourceKit traps on: a closure in an attribute outside of types, and a ~ before colons")
    func traps() throws {
        let reason =
            "error: this file could not be read: an attribute's arguments hold a closure here, on which SourceKit"
        let colons =
            "error: this file could not be read: a name is missing behind these colons, and SourceKit traps on a ~ "
            + "before them"
        for (name, text) in [
            ("A", "@B(c: { $0 }) var d: E"), ("B", "@B<C, D>.E([{ a in b }]) var d = 1"),
            ("C", "class A {\n    @B({ $0 }) var d: E\n"), ("D", "}\nclass A { @B({ $0 }) var d: E }"),
            ("E", "struct A: ~:: {}"), ("F", "struct A: ~B\n:: {}"),
        ] {
            try folder.write(Array(text.utf8), to: "\(name).swift")
        }
        let places = try unread().map { $0.prefix { $0 != "\n" } }
        #expect(
            places == [
                "A.swift:1:7: \(reason) traps outside of types", "B.swift:1:13: \(reason) traps outside of types",
                "C.swift:2:8: \(reason) traps outside of types", "D.swift:2:14: \(reason) traps outside of types",
                "E.swift:1:13: \(colons)", "F.swift:2:2: \(colons)",
            ])
    }

    @Test(
        "reads what is long and not deep",
        arguments: [
            "let a = [" + String(repeating: "1, ", count: 100_000) + "]",
            "let a = [\n" + String(repeating: "    B(c: d),\n", count: 20_000) + "]",
            "func f() {\n" + String(repeating: "    a.b(c)\n", count: 20_000) + "}",
            "func f() {\n" + String(repeating: "    elsewhere.b(c)\n", count: 2_000) + "}",
            "func f() {\n" + String(repeating: "    if a {} else { b { $0.c() } }\n", count: 2_000) + "}",
            "class A {\n" + String(repeating: "    @B var c: D!\n    func e() -> [F]\n", count: 2_000) + "}",
            "enum A {\n" + String(repeating: "    case b\n", count: 5_000) + "}",
            "func f() {\n    switch a {\n" + String(repeating: "    case .b(let c): c()\n", count: 2_000) + "    }\n}",
            "let a = b" + String(repeating: "\n    .c { $0.d(e) }", count: 200),
            "class A {\n    @B({ $0 }) var c: D\n}\n@MainActor func f() { a(b) { c } }\n@E(1) var d = { $0 }",
            "let a = \"" + String(repeating: "b \\(c) ", count: 20_000) + "\"",
            String(repeating: "// a, b\n/* ( */\n#if A\nlet c = d\n#endif\n", count: 500),
            String(repeating: "typealias A = (B, (C<D, E>) -> F) -> G\n", count: 500),
        ])
    func long(_ text: String) throws {
        let file = try Sources(files: [("Long.swift", text)]).files.first
        #expect(file?.declarations.isEmpty == false)
    }

    @Test(
        "reads 200 levels, and brackets without number in comments and texts",
        arguments: [
            String(repeating: "func f() {\n", count: 200) + String(repeating: "}\n", count: 200),
            "/* " + String(repeating: "[", count: 300) + " */", "// " + String(repeating: "{", count: 300),
            "let a = \"" + String(repeating: "<p>", count: 300) + String(repeating: "[", count: 300) + "\"",
            "let a = #\"\\\"# // " + String(repeating: "[", count: 300),
            "let a = \"\"\"\n" + String(repeating: "{ \"b\": [", count: 300) + "\n\"\"\"",
            String(repeating: "let a = b < c\n", count: 300),
        ])
    func deep(_ text: String) throws {
        try folder.write(Array(text.utf8), to: "Deep.swift")
        let sources = try Sources(at: folder.url, relativeTo: folder.url)
        #expect(sources.files.map(\.path) == ["Deep.swift", "Good.swift"])
    }

    @Test("reads bytes that are no UTF-8 in an interpolation, where SourceKit alone would read them for ever")
    func endless() throws {
        let bytes: [UInt8] = [0x80, 0xC3, 0xF8, 0xFE, 0xFF]
        for byte in bytes {
            try folder.write(
                Array("let a = \"\\(b".utf8) + [byte] + Array(") \\(c)\"; class D {}".utf8), to: "\(byte).swift")
        }
        let sources = try Sources(at: folder.url, relativeTo: folder.url)
        let names = sources.files.map { $0.declarations.map(\.name) }
        #expect(names.filter { $0 != ["Good"] } == bytes.map { _ in ["a", "D"] })
    }
}
