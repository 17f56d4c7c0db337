import SourceModel
import Testing

@Suite("Comments that speak to the workbook are kept, with their places")
struct DirectiveTests {
    func read(_ text: String) throws -> [Directive] {
        try Sources(files: [(path: "A.swift", text: text)]).files[0].directives
    }

    @Test("keeps a comment on its own line and one behind code, without line breaks")
    func lines() throws {
        let comments = try read("// workbook:allow a - b\r\nlet a = f() // workbook:allow c - d\n//workbook:e")
        #expect(comments.map(\.text) == ["// workbook:allow a - b", "// workbook:allow c - d", "//workbook:e"])
        #expect(comments.map(\.location.description) == ["A.swift:1:1", "A.swift:2:13", "A.swift:3:1"])
        #expect(comments.map(\.offset) == [0, 37, 61])
    }

    @Test("parts comments on lines that follow each other")
    func neighbors() throws {
        let comments = try read("func f() {\n    // workbook:a\n    // no\n    // workbook:b\n}")
        #expect(comments.map(\.text) == ["// workbook:a", "// workbook:b"])
        #expect(comments.map(\.location.line) == [2, 4])
    }

    @Test("keeps the link in a comment, and what follows it")
    func link() throws {
        #expect(
            try read("// workbook:allow a - see https://example.org/a, and b\nlet a = 1").map(\.text)
                == ["// workbook:allow a - see https://example.org/a, and b"])
        #expect(
            try read("// https://example.org workbook:allow a\nlet a = 1").map(\.text)
                == ["// https://example.org workbook:allow a"])
    }

    @Test("keeps a comment between stars, and one in a branch that is not compiled")
    func block() throws {
        #expect(try read("let a = /* workbook:allow a\n - b */ 1").map(\.text) == ["/* workbook:allow a\n - b */"])
        #expect(try read("#if NEVER\n// workbook:a\n#endif").map(\.text) == ["// workbook:a"])
    }

    @Test("takes neither documentation nor strings nor other comments for one")
    func others() throws {
        let comments = try read("/// workbook:a\nlet a = \"// workbook:b\" // plain\n/** workbook:c */ let d = 1")
        #expect(comments.isEmpty)
    }
}
