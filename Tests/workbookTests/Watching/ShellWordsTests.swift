import Testing

@testable import workbook

@Suite("A variable is taken apart as a shell does it")
struct ShellWordsTests {
    @Test(
        "words, quotes and backslashes",
        arguments: [
            ("code --wait", ["code", "--wait"]), ("  vim\t-u  NONE ", ["vim", "-u", "NONE"]), ("", []),
            (#""a b" 'c d'e"#, ["a b", "c de"]), (#"a\ b"#, ["a b"]), (#"'a\b' "c\"d\e""#, [#"a\b"#, #"c"d\e"#]),
            (#"x ''"#, ["x", ""]), (#""a b"#, ["a b"]),
        ])
    func words(text: String, expected: [String]) { #expect(ShellWords.split(text) == expected) }
}
