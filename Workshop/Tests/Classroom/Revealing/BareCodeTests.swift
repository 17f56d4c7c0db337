import Testing

@testable import workshop

@Suite("Code without comments and white space")
struct BareCodeTests {
    @Test(
        "is the same for two copies, however they are laid out",
        arguments: [
            "let a = 1\n", "let a=1", "\tlet a = 1 // one\n", "let a /* one */ = 1", "/// Doc.\r\nlet a = 1\r\n",
            "/* let b = 2 **/let a = 1",
        ])
    func same(text: String) { #expect(BareCode(text.utf8) == BareCode("let a = 1".utf8)) }

    @Test("is another for other code", arguments: ["let a = 2", "let b = 1", "let a = 1 / 1", "let a = 1 * 1", ""])
    func other(text: String) { #expect(BareCode(text.utf8) != BareCode("let a = 1".utf8)) }

    @Test("is read from any bytes", arguments: [[0xFF, 0x2F], [0x2F, 0x2A], [0x22, 0x5C], []])
    func bytes(bytes: [UInt8]) { #expect(BareCode(bytes).bytes.count <= bytes.count) }
}
