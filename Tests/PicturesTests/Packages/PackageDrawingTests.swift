import Foundation
import Testing

@testable import Pictures
@testable import Typesetting

@Suite("A picture of modules can be read")
struct PackageDrawingTests {
    private static let diagrams: [(name: String, lines: [String])] = [
        ("alone", ["A"]),
        ("two", ["A > B"]),
        (
            "like this package",
            [
                "workbook > Kit Linting", "Kit > Rules Journeys Spies UI Text", "Linting > Rules Text", "Rules > Model",
                "Model > CModel", "Journeys > UI", "Runner > L1 L2 L3 Journeys Spies", "L1 > UI", "L2 > UI",
                "L3 > UI Spies", "Support > Rules UI",
            ]
        ),
        ("circles", ["A > B C", "B > C D", "C > D A", "D > E B", "E > A", "F > A E", "G > F G2", "G2 > G"]),
        (
            "everybody knows everybody further down",
            (0..<9).map { from in "N\(from)x > " + (from..<9).map { "N\($0 + 1)x" }.joined(separator: " ") }
        ),
        (
            "crossing",
            [
                "A > Y Z", "B > X Z", "C > X Y", "X > P", "Y > Q", "Z > P Q", "A > Q", "C > P",
                "AVeryLongNameOfAModule > P Z",
            ]
        ),
    ]

    /// The straight parts of each net's lines, and the boxes by their names.
    private static func parts(of drawing: Drawing) -> (nets: [[Box]], boxes: [(title: String, frame: Box)]) {
        var (nets, boxes): ([[Box]], [(title: String, frame: Box)]) = ([], [])
        for case .group(let title, let marks) in drawing.marks {
            let lines = marks.flatMap { mark -> [Box] in
                guard case .line(let points, _, _, _) = mark else { return [] }
                return zip(points, points.dropFirst()).map { start, end in
                    Box(min(start.x, end.x), min(start.y, end.y), abs(start.x - end.x), abs(start.y - end.y))
                }
            }
            let frames = marks.compactMap { if case .frame(let box, _, _) = $0 { box } else { nil } }
            if let frame = frames.last { boxes.append((title, frame)) } else { nets.append(lines) }
        }
        return (nets, boxes)
    }

    @Test(
        "no box touches another one or leaves the paper, and each has its name inside", arguments: diagrams.map(\.name))
    func boxes(name: String) throws {
        let drawing = try Self.drawing(name)
        let paper = Box(0, 0, drawing.width, drawing.height)
        let boxes = Self.parts(of: drawing).boxes
        for (index, box) in boxes.enumerated() {
            #expect(paper.contains(box.frame), "\(box.title) leaves the paper")
            for other in boxes[(index + 1)...] {
                #expect(!box.frame.overlaps(other.frame), "\(box.title) touches \(other.title)")
            }
        }
        for (text, room) in drawing.texts {
            #expect(paper.contains(room), "\(text) leaves the paper")
            for box in boxes where box.frame.overlaps(room) {
                #expect(box.frame.contains(room), "\(text) leaves its box")
            }
        }
    }

    @Test("no line runs through a box, nor along one that goes elsewhere", arguments: diagrams.map(\.name))
    func lines(name: String) throws {
        let (nets, boxes) = Self.parts(of: try Self.drawing(name))
        for (index, net) in nets.enumerated() {
            for part in net {
                for box in boxes { #expect(!part.overlaps(box.frame), "a line runs through \(box.title)") }
                for other in nets[(index + 1)...].joined() {
                    let isAlong = (part.width == 0) == (other.width == 0) && Self.distance(part, other) < 2
                    #expect(!isAlong, "lines run along each other at \(part) and \(other)")
                }
            }
        }
    }

    @Test("every arrow arrives: each net has its head, at the box that is used", arguments: diagrams.map(\.name))
    func heads(name: String) throws {
        let diagram = try Self.diagram(name)
        var heads = 0
        for case .group(_, let marks) in diagram.drawing.marks {
            for case .line(let points, _, _, hasHead: true) in marks {
                heads += 1
                #expect(points.suffix(2).first != points.last)
            }
        }
        #expect(heads == LayeredNet.nets(of: diagram).count)
    }

    @Test("somebody who can't see it is told who uses whom")
    func description() {
        let drawing = GraphFixture.diagram(["App > UI Kit", "UI > Kit"]).drawing
        #expect(drawing.title == "Shelf: which module uses which")
        #expect(
            drawing.description == """
                Read from the manifest and the imports of 3 modules. Each stands above what it uses. \
                App uses UI. UI uses Kit.
                """)
    }

    private static func diagram(_ name: String) throws -> PackageDiagram {
        GraphFixture.diagram(try #require(diagrams.first { $0.name == name }).lines)
    }

    private static func drawing(_ name: String) throws -> Drawing { try diagram(name).drawing }

    /// How far two lines of one direction are apart; large where they don't run beside each other.
    private static func distance(_ one: Box, _ other: Box) -> Double {
        let isUpright = one.width == 0
        let (start, end) =
            isUpright
            ? (max(one.y, other.y), min(one.maxY, other.maxY)) : (max(one.x, other.x), min(one.maxX, other.maxX))
        guard end - start > 1 else { return .infinity }
        return isUpright ? abs(one.x - other.x) : abs(one.y - other.y)
    }
}
