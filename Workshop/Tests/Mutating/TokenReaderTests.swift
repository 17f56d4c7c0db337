import Testing

@testable import workshop

@Suite struct TokenReaderTests {
    @Test(
        "Words, signs and literals stand apart; space and comments are left out",
        arguments: [
            ("director?.present(items)", ["director", "?", ".", "present", "(", "items", ")"]),
            ("a ?? b != c", ["a", "??", "b", "!=", "c"]),
            ("var x: String? = nil", ["var", "x", ":", "String", "?", "=", "nil"]),
            ("0..<count / 2.5 // half", ["0", "..<", "count", "/", "2.5"]),
            (#"say("a \(b + "c") // d")"#, ["say", "(", #""a \(b + "c") // d""#, ")"]),
            ("a { b in c() }", ["a", "{", "b", "in", "c", "(", ")", "}"]),
            ("f /* a /* b */ c */ (x)", ["f", "(", "x", ")"]),
            ("items.map { $0.name! }", ["items", ".", "map", "{", "$0", ".", "name", "!", "}"]),
            ("#expect(!isOn)", ["#", "expect", "(", "!", "isOn", ")"]),
        ])
    func parts(text: String, expected: [String]) {
        #expect(TokenReader.tokens(of: Array(text.utf8)).map(\.text) == expected)
    }

    @Test func linesCountThroughCommentsAndStrings() {
        let text = "a /*\n*/ b\n\"\"\"\nc\n\"\"\" d"
        let tokens = TokenReader.tokens(of: Array(text.utf8))
        #expect(tokens.map(\.line) == [0, 1, 2, 4])
        #expect(tokens.map(\.kind) == [.word, .word, .string, .word])
    }
}
