import Testing

@Suite("The compiler finds what can't compile, and where")
nonisolated struct CompilerTests {
    @Test("reports the line with the fault, and nothing once it is fixed", arguments: Fragment.all)
    func fragments(_ fragment: Fragment) throws {
        let errors = try Compiler.errors(in: fragment.copied)
        #expect(errors.first == fragment.line)
        #expect(try Compiler.errors(in: fragment.mended) == [])
    }
}
