import SourceModel
import Testing

@testable import workshop

@Suite struct BlockReaderTests {
    /// Returns the statements of each block.
    private func blocks(_ body: String) throws -> [[String]] {
        let text = SwiftText(try Sources(files: [("F.swift", body)]).files[0])
        return BlockReader.blocks(in: text.tokens.indices, of: text).map {
            $0.statements.map { text.text(of: $0.tokens) }
        }
    }

    private func kinds(_ body: String) throws -> [Statement.Kind] {
        let text = SwiftText(try Sources(files: [("F.swift", body)]).files[0])
        return BlockReader.blocks(in: text.tokens.indices, of: text)[0].statements.map(\.kind)
    }

    @Test func aStatementEndsWithItsLine() throws {
        #expect(
            try blocks("a()\nb(\n  c,\n  d)\nx = y\n  + z\nitems\n  .map(f)\n!flag") == [
                ["a()", "b(\n  c,\n  d)", "x = y\n  + z", "items\n  .map(f)", "!flag"]
            ])
    }

    @Test func blocksOfKeywordsAreFound() throws {
        #expect(
            try blocks("guard a else { return }\nif b { c() } else { d() }\nfor x in y { z(x) }") == [
                ["guard a else { return }", "if b { c() } else { d() }", "for x in y { z(x) }"],
                ["return"], ["c()"], ["d()"], ["z(x)"],
            ])
    }

    @Test func closuresAreFoundBehindTheirHeads() throws {
        #expect(
            try blocks("store.load { [weak self] result in\n  self?.show(result)\n}\nitems.map { $0.name }") == [
                ["store.load { [weak self] result in\n  self?.show(result)\n}", "items.map { $0.name }"],
                ["self?.show(result)"], ["$0.name"],
            ])
    }

    @Test func casesAreBlocks() throws {
        #expect(
            try blocks("switch x {\ncase .a: f()\ncase .b(let y):\n  g(y)\n  h()\ndefault: break\n}") == [
                ["switch x {\ncase .a: f()\ncase .b(let y):\n  g(y)\n  h()\ndefault: break\n}"],
                ["f()"], ["g(y)", "h()"], ["break"],
            ])
    }

    @Test func kindsAreTold() throws {
        #expect(
            try kinds("try save()\nx.y = 1\nlet a = b()\n_ = c()\nreturn d\n#expect(e)\nf") == [
                .call, .assignment, .binding, .call, .return, .call, .other,
            ])
    }
}
