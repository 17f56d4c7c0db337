import Testing

@testable import workshop

@Suite("Types written otherwise")
struct TypeRewritingTests {
    @Test(
        "a conformance goes to an extension; a superclass and a raw type stay",
        arguments: [
            ("class S: UIView, Shows { func a() {} }", "class S: UIView { func a() {} }\nextension S: Shows {}"),
            ("final class S: StoreProtocol { }", "final class S { }\nextension S: StoreProtocol {}"),
            ("protocol Reads {}\nstruct S: Reads { }", "protocol Reads {}\nstruct S { }\nextension S: Reads {}"),
            ("enum S: String, Codable { case a }", "enum S: String { case a }\nextension S: Codable {}"),
            ("nonisolated struct S: Error { }", "nonisolated struct S { }\nnonisolated extension S: Error {}"),
        ])
    func conformanceInAnExtension(source: String, expected: String) throws {
        try expect(source, "conformance-in-an-extension", expected)
    }

    @Test("nothing goes to an extension where there may be only a superclass")
    func superclass() throws {
        #expect(
            try rewritten("class S: UIView { }\nprotocol P: AnyObject { }", by: "conformance-in-an-extension") == nil)
    }

    @Test("methods go to an extension; what is stored, made or overridden stays")
    func methodsInAnExtension() throws {
        let source = """
            class S: View {
                let a: Int
                init() { a = 1 }
                override func b() {}

                /// Does it.
                func c() {}
            }

            """
        let expected = """
            class S: View {
                let a: Int
                init() { a = 1 }
                override func b() {}
            }
            extension S {
                func c() {}
            }
            """
        try expect(source, "methods-in-an-extension", expected)
        #expect(try rewritten(source, by: "methods-in-an-extension")?.contains("/// Does it.\n    func c") == true)
    }

    @Test("members and declarations stand in reverse; cases and a struct's stored properties don't")
    func reversedOrder() throws {
        let source = """
            import A

            class S {
                let a = 1
                let b = 2
                func c() {}
            }
            struct T {
                let a = 1
                let b = 2
                func c() {}
                func d() {}
            }
            enum U {
                case a
                case b
            }

            """
        let expected = """
            import A

            enum U {
                case a
                case b
            }
            struct T {
                func d() {}
                func c() {}
                let a = 1
                let b = 2
            }
            class S {
                func c() {}
                let b = 2
                let a = 1
            }
            """
        try expect(source, "reversed-order", expected)
    }

    @Test("what uses nothing private goes to a file beside it")
    func fileInTwo() throws {
        let source = """
            import A

            class S {
                private var a = 1
                func b() { a = 2 }
                func c() { b() }
            }

            extension S: Shows {
                func d() {}
            }

            extension S: Hides {
                func e() { a = 3 }
            }

            """
        let files = try rewrittenFiles(source, by: "file-in-two")
        let kept = """
            import A
            class S {
                private var a = 1
                func b() { a = 2 }
            }
            extension S: Hides {
                func e() { a = 3 }
            }
            """
        let moved = """
            import A
            extension S: Shows {
                func d() {}
            }
            extension S {
                func c() { b() }
            }
            """
        #expect(files.keys.sorted() == ["Sources/Shelf+Rest.swift", "Sources/Shelf.swift"])
        #expect(written(files["Sources/Shelf.swift"]) == written(kept))
        #expect(written(files["Sources/Shelf+Rest.swift"]) == written(moved))
    }

    @Test(
        "a file stays whole where nothing can leave it",
        arguments: [
            "class S { private init() {}\n}\n\nextension S {\n    static func make() -> S { S() }\n}\n",
            "struct S {\n    let a: Int\n}\n\nextension S: Equatable {}\n", "let a = 1\n",
            "protocol P {}\n\nstruct S: P {}\n\nextension S: Equatable {}\n",
        ])
    func wholeFile(source: String) throws {
        #expect(try rewrittenFiles(source, by: "file-in-two").isEmpty)
    }

    private func expect(_ source: String, _ name: String, _ expected: String) throws {
        let text = try rewritten(source, by: name)
        #expect(written(text) == written(expected), "it wrote \(text ?? "nothing")")
    }
}
