import Foundation
import SourceModel
import Testing

@Suite("Places are those that the compiler prints")
struct LocationTests {
    func place(of name: String, in bytes: [UInt8]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "A.swift")
        let file = try Sources(at: folder.url, relativeTo: folder.url).files[0]
        return try #require(file.references.first { $0.name == name }).location.description
    }

    @Test("counts columns in UTF-8 bytes, as swiftc does")
    func multiByte() throws {
        #expect(try place(of: "Foo", in: Array("let é: Foo".utf8)) == "A.swift:1:9")
        #expect(try place(of: "Foo", in: Array("let a = \"👩‍👩‍👧\"; let b: Foo".utf8)) == "A.swift:1:38")
        #expect(try place(of: "Foo", in: Array("// ü\nlet a: Foo".utf8)) == "A.swift:2:8")
    }

    @Test("counts a carriage return and a line feed as one end of line")
    func carriageReturns() throws {
        #expect(try place(of: "Foo", in: Array("// 1\r\n// 2\r\nlet a: Foo\r\n".utf8)) == "A.swift:3:8")
    }

    @Test("gives a byte-order mark no column")
    func byteOrderMark() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        #expect(try place(of: "Foo", in: mark + Array("let a: Foo\nlet b: Bar".utf8)) == "A.swift:1:8")
        #expect(try place(of: "Bar", in: mark + Array("let a: Foo\nlet b: Bar".utf8)) == "A.swift:2:8")
    }

    @Test("keeps its count behind bytes that are not UTF-8")
    func invalid() throws {
        #expect(
            try place(of: "Foo", in: Array("// ".utf8) + [0xFF, 0xFE] + Array("\nlet a: Foo".utf8)) == "A.swift:2:8")
    }

    @Test("agrees on declarations, references and types")
    func agree() throws {
        let file = try Sources(files: [(path: "A.swift", text: "// ä\r\n\r\n  let ö: [Foo] = f()")]).files[0]
        #expect(file.declarations[0].location.description == "A.swift:3:7")
        #expect(file.declarations[0].type?.location.description == "A.swift:3:11")
        #expect(file.references.map(\.location.column) == [12, 19])
    }

    @Test("counts lines as people do")
    func lines() throws {
        let files = try Sources(files: [
            (path: "A.swift", text: "let a = 1\nlet b = 2"), (path: "B.swift", text: "let a = 1\n"),
        ]).files
        #expect(files.map(\.lineCount) == [2, 1])
    }
}
