import Foundation
import SourceModel
import Testing

@Suite("Files that are read with one request are read as if each were alone")
struct JoinedReadingTests {
    /// Returns everything that was read from a file, as text.
    func told(_ file: SourceFile) -> String {
        var declarations = ""
        dump(file.declarations, to: &declarations)
        var references = ""
        dump(file.references, to: &references)
        let places = stride(from: 0, through: file.bytes.count, by: 7).map { file.location(at: $0).description }
        return """
            \(file.path) \(file.place) \(file.lineCount) \(places)
            \(file.imports)
            \(declarations)
            \(references)
            \(file.closures)
            \(file.directives)
            """
    }

    func differences(in texts: [String]) throws -> [String] {
        let files = texts.enumerated().map { (path: "F\($0.offset).swift", text: $0.element) }
        let together = try Sources(files: files).files
        #expect(together.count == files.count)
        return try zip(files, together).compactMap { file, read in
            try told(Sources(files: [file]).files[0]) == told(read) ? nil : file.text
        }
    }

    @Test("reads whole files alike, wherever they stand")
    func whole() throws {
        let differences = try differences(in: [
            "", "import Foundation\n// workbook:allow a - b", "let a = b", ".c()", "(x)", "\n\n\n",
            "class A {\n    weak var b: B?\n    func f(x: Int) -> C { d.e(f: g) }\n}", "// only a comment",
            "extension A: D {}", "#if os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif", "let s = \"\\(a) b\"",
            "@objc", "enum E { case a(Item), b }\n", "struct S { var a: Int { get { 1 } set {} } }\r\n",
        ])
        #expect(differences == [])
    }

    @Test(
        "reads a broken file alike, and spoils none beside it",
        arguments: [
            "class A {", "func f() { if a {", "}", "}}", "let a = f(", ")", "let a = [1,", "/* open", "*/ let b = 1",
            "let a = \"\"\"\nopen", "\"\"\" + b", "let a = \"open", "#if os(Linux)", "#endif", "#else", "let a =",
            "a +",
            "@available(", "switch a {", "case b:", "import", "import a.", "protocol P {", "let a: Int { get",
            "#\"open", "let r = /open", "`open", "let a = \"\\(open", "init", "enum E { case",
            "\u{FEFF}let a = B()", "#!/usr/bin/swift\nlet a = B()", "precedencegroup P {", "let a = { b in",
            "import workbook;",
        ])
    func broken(_ text: String) throws {
        let good = "class Good { let a = B() }\n"
        let closing = [
            "", "}", "*/ let c = 1", "\"\"\" + c", "#endif", ")", "case c: d()\n}", "}\n#endif", "#else\n#endif",
        ]
        for end in closing {
            let differences = try differences(in: [good, text, good, end, good])
            #expect(differences == [])
        }
    }

    @Test("nests no file in one that is torn before it")
    func torn() throws {
        // Eleven files with 80 open levels each would exceed the depth that SourceKit can handle.
        let torn = String(repeating: "func f() { if a { g([", count: 20)
        let differences = try differences(in: Array(repeating: torn, count: 11) + ["class Good {}"])
        #expect(differences == [])
    }

    @Test("reads this package alike")
    func package() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = [
            "Sources/Rules/SourceModel", "Sources/Kit/HeadlessUIKit", "Lessons/06-Viper", "Lessons/15-Concurrency",
        ]
        for folder in folders {
            let location = root.appendingPathComponent(folder)
            let files = try Sources(at: location).files.map { String(decoding: $0.bytes, as: UTF8.self) }
            let differences = try differences(in: files)
            #expect(differences == [])
        }
    }
}
