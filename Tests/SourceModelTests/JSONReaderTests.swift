import Testing

@testable import SourceModel

@Suite("JSON is read with its lines")
struct JSONReaderTests {
    private func text(_ json: String) throws -> String {
        guard case .string(let text) = try JSONReader.read(Array(json.utf8)).value else { return "no text" }
        return text
    }

    private func failure(_ json: String) -> String? {
        do throws(JSONReader.Failure) {
            _ = try JSONReader.read(Array(json.utf8))
            return nil
        } catch {
            return "\(error.line): \(error.what)"
        }
    }

    @Test(
        "a text has every escape that JSON has",
        arguments: [
            (#""a \"b\" \\ \/""#, #"a "b" \ /"#), (#""a\nb\tc\r\b\f""#, "a\nb\tc\r\u{8}\u{C}"),
            (#""\u00fc \u0041""#, "ü A"), (#""\ud83d\ude00!""#, "😀!"), (#""ü😀""#, "ü😀"),
        ])
    func escapes(json: String, text: String) throws { #expect(try self.text(json) == text) }

    @Test(
        "what is no JSON is said with its line",
        arguments: [
            (#""\x""#, #"1: an escape that JSON does not know: \x"#),
            (#""\u12""#, #"1: an escape that JSON does not know: \u"#),
            (#""\ud83d""#, #"1: half of a character, \ud83d"#), (#""\ude00""#, #"1: half of a character, \ude00"#),
            (#""\ud83d\u0041""#, #"1: half of a character, \ud83d"#), (#""a"#, "1: a text that does not end"),
            (#""a\"#, "1: a text that does not end"),
            ("{\n\"a\": 1\n\"b\": 2 }", "3: \"\"\" where a comma or } is expected"),
            ("{\n\n", "3: the end where a name in double quotes is expected"),
        ])
    func failures(json: String, words: String) { #expect(failure(json) == words) }

    @Test("members keep their order, their lines, and names that occur twice")
    func members() throws {
        let root = try JSONReader.read(Array("{ \"a\": 1,\n\n\"b\":\n[true], \"a\": \"x\" }".utf8))
        guard case .object(let members) = root.value else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == ["a", "b", "a"] && members.map(\.line) == [1, 3, 4])
        #expect(members.map(\.value.line) == [1, 4, 4] && members.map(\.value.kind) == ["1", "a list", "a text"])
    }
}
