import Journeys
import Testing

@testable import Playing
@testable import Typesetting
@testable import WorkbookTools

@Suite("A sequence diagram can be read")
struct SequenceDrawingTests {
    @Test("no text touches another one, and none leaves the paper", arguments: Journey.all.map(\.id))
    func nothingOverlaps(id: String) async throws {
        check(try await Rungs.trace(id, on: 13).drawing)
    }

    @Test("nor in one with long calls")
    func longCalls() {
        check(Trace.sample.drawing)
        #expect(Trace.sample.drawing.texts.contains { $0.text.hasSuffix("…") })
    }

    private func check(_ drawing: Drawing) {
        #expect(drawing.width == 800, "it is made for a page of 800 pixels")
        let paper = Box(0, 0, drawing.width, drawing.height)
        let texts = drawing.texts
        for (index, one) in texts.enumerated() {
            #expect(paper.contains(one.box), "\(one.text) leaves the paper")
            for other in texts[(index + 1)...] where one.box.overlaps(other.box) {
                Issue.record("\"\(one.text)\" and \"\(other.text)\" overlap")
            }
        }
    }

    @Test("an actor's name stands within its box")
    func names() {
        let boxes = Self.boxes(in: Trace.sample.drawing.marks)
        for text in Trace.sample.drawing.texts where ["Scene", "Director", "Add", "List"].contains(text.text) {
            #expect(boxes.contains { $0.contains(text.box) }, "\(text.text) leaves its box")
        }
    }

    private static func boxes(in marks: [Mark]) -> [Box] {
        marks.flatMap { mark -> [Box] in
            switch mark {
            case .rectangle(let box, _, _), .frame(let box, _, _): [box]
            case .group(_, let marks): boxes(in: marks)
            case .line, .text: []
            }
        }
    }

    @Test("somebody who can't see it is told the whole conversation")
    func description() {
        let description = Trace.sample.drawing.description
        #expect(
            description.hasPrefix(
                "A sequence diagram of 4 messages between 4 actors: an added item is shown. "
                    + #"user types "Milk; <b>" into "Name". Nothing is said. user taps "Save". "#
                    + #"AddScene tells AddDirector: onSave(name: "Milk; <b>"). AddDirector tells ListDirector: didAddItem()."#
            ))
        #expect(Trace.sample.drawing.title == "add-item on rung 13 Modules")
    }
}
