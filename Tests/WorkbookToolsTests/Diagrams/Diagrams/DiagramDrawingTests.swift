import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import Typesetting
@testable import WorkbookTools

@Suite("A diagram can be read")
struct DiagramDrawingTests {
    private static let root = ThisCheckout.root
    private static let folders = [
        "Lessons/01-MassiveViewController/Sources", "Lessons/13-Modules/Sources",
        "Tests/RoleRulesTests/Fixtures/Errands", "Tests/RoleRulesTests/Fixtures/CleanContacts",
        "Tests/RoleRulesTests/Fixtures/VIPER-S-Trips",
    ]

    private static func drawings(of folder: String) throws -> [Drawing] {
        let whole = try Diagram(of: root.appending(path: folder), title: folder)
        return try [whole.drawing] + whole.bands.compactMap(\.module).map { try whole.part(module: $0).drawing }
    }

    /// The marks of one drawn thing: a box with its name, or an arrow with its label.
    private struct Piece {
        let title: String
        let marks: [Mark]

        var texts: [(text: String, box: Box)] {
            Drawing(title: "", description: "", width: 0, height: 0, marks: marks).texts
        }
        var rectangles: [Box] {
            marks.compactMap { if case .rectangle(let box, _, _) = $0 { box } else { nil } }
        }
        /// The straight parts of its arrow; none for a box.
        var segments: [Box] {
            marks.flatMap { mark -> [Box] in
                guard case .line(let points, _, _, hasHead: true) = mark else { return [] }
                return zip(points, points.dropFirst()).map { start, end in
                    Box(min(start.x, end.x), min(start.y, end.y), abs(start.x - end.x), abs(start.y - end.y))
                }
            }
        }
        var isBox: Bool { segments.isEmpty }
    }

    private static func pieces(of marks: [Mark]) -> [Piece] {
        marks.flatMap { mark -> [Piece] in
            guard case .group(let title, let inside) = mark else { return [] }
            let inner = pieces(of: inside)
            return inner.isEmpty ? [Piece(title: title, marks: inside)] : inner
        }
    }

    @Test("no text touches another one, and none leaves the paper", arguments: folders)
    func texts(folder: String) throws {
        for drawing in try Self.drawings(of: folder) {
            let paper = Box(0, 0, drawing.width, drawing.height)
            let texts = drawing.texts
            for (index, one) in texts.enumerated() {
                #expect(paper.contains(one.box), "\(one.text) leaves the paper of \(drawing.title)")
                for other in texts[(index + 1)...] where one.box.overlaps(other.box) {
                    Issue.record("\"\(one.text)\" and \"\(other.text)\" overlap in \(drawing.title)")
                }
            }
        }
    }

    @Test("no box touches another one, and each has its texts inside", arguments: folders)
    func boxes(folder: String) throws {
        for drawing in try Self.drawings(of: folder) {
            let boxes = Self.pieces(of: drawing.marks).filter(\.isBox)
            for (index, piece) in boxes.enumerated() {
                let box = try #require(piece.rectangles.first)
                for text in piece.texts {
                    #expect(box.contains(text.box), "\(text.text) leaves its box in \(drawing.title)")
                }
                for other in boxes[(index + 1)...] where other.rectangles.first.map(box.overlaps) ?? false {
                    Issue.record("\(piece.title) and \(other.title) overlap in \(drawing.title)")
                }
            }
        }
    }

    @Test("no arrow crosses a box, nor a text that is not kept clear", arguments: folders)
    func arrows(folder: String) throws {
        for drawing in try Self.drawings(of: folder) { checkArrows(of: drawing) }
    }

    private func checkArrows(of drawing: Drawing) {
        let pieces = Self.pieces(of: drawing.marks)
        for (place, arrow) in pieces.enumerated() where !arrow.isBox {
            for (index, other) in pieces.enumerated() {
                let isKeptClear = !other.isBox && !other.rectangles.isEmpty && index >= place
                let obstacles = other.isBox ? other.rectangles : isKeptClear ? [] : other.texts.map(\.box)
                for obstacle in obstacles where arrow.segments.contains(where: obstacle.overlaps) {
                    Issue.record("\(arrow.title) runs through \(other.title) in \(drawing.title)")
                }
            }
        }
    }

    @Test("nor where many links do not follow ownership")
    func detours() {
        let names = ["A", "B", "C", "D", "E"]
        let pairs = names.flatMap { from in names.map { (from, $0) } }.filter { $0.0 != $0.1 }
        let drawing = PlacedTypeFixture.drawing(names.map { PlacedTypeFixture.type($0) }, owning: pairs)
        checkArrows(of: drawing)
        let arrows = Self.pieces(of: drawing.marks).count { !$0.isBox }
        #expect(arrows == pairs.count)
    }

    @Test(
        "the lessons' are made for a page of 800 pixels, or a little more where VIPER stands in five columns",
        arguments: DiagramPicture.all.map(\.path))
    func width(path: String) throws {
        let picture = try #require(DiagramPicture.all.first { $0.path == path })
        let width = try picture.diagram(in: Checkout(root: Self.root)).drawing.width
        #expect((800...950).contains(width))
    }

    @Test("somebody who can't see it is told who knows whom")
    func description() throws {
        let drawing = try DiagramFixture.diagram().part(module: "ShelfLend").drawing
        #expect(drawing.title == "ShelfLend in Shelf: who knows whom")
        #expect(
            drawing.description == """
                Read from the source, with the roles of viper-s. \
                ShelfLendDirector knows ShelfListDirector, as delegate: ShelfLend_Delegate. \
                ShelfLendDirector owns ShelfLendWorker, as dataManager: ShelfLend_ManageData. \
                ShelfLendWorker owns BookStore, as store. ShelfLendWorker knows Clock, as clock.
                """)
    }

    @Test("types that own each other in a circle are drawn too")
    func circle() throws {
        let types = ["A", "B", "C"].map { PlacedTypeFixture.type($0) }
        let drawing = PlacedTypeFixture.drawing(types, owning: [("A", "B"), ("B", "C"), ("C", "A"), ("A", "A")])
        let boxes = Self.pieces(of: drawing.marks).filter(\.isBox).map(\.title)
        #expect(boxes == ["C", "B", "A"])
    }
}
