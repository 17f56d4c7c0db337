import Testing

@testable import Journeys

@Suite("Two pictures are compared line by line")
struct PictureTests {
    private let expected = Picture("the form", ["title", "field", "button"])

    private func difference(to lines: String...) throws -> PictureDifference {
        try #require(PictureDifference(expected: expected, found: Picture("the screen", lines)))
    }

    @Test("the same lines make the same picture, whatever it is called")
    func same() {
        #expect(PictureDifference(expected: expected, found: Picture("the screen", expected.lines)) == nil)
    }

    @Test("a line that reads otherwise is named with what stands there")
    func changed() throws {
        let difference = try difference(to: "title", "field, empty", "button")
        #expect(difference.expected == "the form, line 2: field")
        #expect(difference.found == "field, empty")
        #expect(difference.text == "  title\n- field\n+ field, empty\n  button")
        #expect(difference.count == 2)
    }

    @Test("a line that is missing is named")
    func missing() throws {
        let difference = try difference(to: "title", "button")
        #expect(difference.expected == "the form, line 2: field")
        #expect(difference.found == "no such line there")
    }

    @Test("a line too much is named, with the place where it stands")
    func added() throws {
        let last = try difference(to: "title", "field", "button", "spinner")
        #expect(last.expected == "the form, nothing more after line 3")
        #expect(last.found == "spinner")
        let middle = try difference(to: "title", "spinner", "field", "button")
        #expect(middle.expected == "the form, nothing more after line 1")
    }

    @Test("lines in another order are told by the first that is not in its place")
    func order() throws {
        let difference = try difference(to: "title", "button", "field")
        #expect(difference.expected == "the form, line 2: field")
        #expect(difference.found == "button")
        #expect(difference.count == 2)
    }
}
