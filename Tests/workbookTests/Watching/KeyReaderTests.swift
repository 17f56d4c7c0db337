import Testing

@testable import workbook

@Suite("Typed bytes are keys, or nothing")
struct KeyReaderTests {
    private func keys(_ texts: String...) -> [WatchKey] {
        var reader = KeyReader()
        return texts.flatMap { reader.keys(in: $0.utf8) }
    }

    @Test("letters, in either case")
    func letters() {
        #expect(
            keys("hnplresdq") == [
                .hint, .next, .previous, .list, .run, .edit, .difference, .reference, .quit,
            ])
        #expect(keys("H\nE\nD\nQ\n") == [.hint, .edit, .reference, .quit])
        #expect(keys("\u{04}\u{0C} b") == [.quit, .down, .up])
        #expect(keys("h\r") == [.hint, .findings])
    }

    @Test("the arrows scroll, and no part of a sequence is a letter, also where it comes in pieces")
    func sequences() {
        #expect(keys("\u{1B}[A\u{1B}OB") == [.up, .down])
        #expect(keys("\u{1B}[1;2P\u{1B}[3~\u{1B}[H") == [])
        #expect(keys("\u{1B}", "[", "2", "~", "q") == [.quit])
        #expect(keys("\u{1B}q", "q") == [.quit])
    }

    @Test("letters of other scripts are none of ours")
    func foreign() {
        #expect(keys("äß漢🙂x") == [])
    }
}
