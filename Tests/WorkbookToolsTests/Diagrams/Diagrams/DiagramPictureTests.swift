import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import Typesetting
@testable import WorkbookTools

@Suite("A lesson's diagram shows what its source says today")
struct DiagramPictureTests {
    private static let root = ThisCheckout.root

    @Test("it is what the command draws", arguments: DiagramPicture.all.map(\.path))
    func fresh(path: String) throws {
        let picture = try #require(DiagramPicture.all.first { $0.path == path })
        let kept = try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        let isFresh = try picture.diagram(in: Checkout(root: Self.root)).drawing.svg == kept
        #expect(
            isFresh,
            """
            \(path) is stale: the lesson's source or the drawing changed. \
            Draw it anew: swift run workbook diagram --all --write
            """)
    }

    @Test("every picture of a lesson is drawn by a command, and shown or linked by the lesson")
    func known() throws {
        let drawn = DiagramPicture.all.map(\.path) + TracePicture.all.map(\.path)
        for lesson in Catalogue(of: Checkout(root: Self.root)).lessons.map(\.path) {
            let pictures = Self.root.appending(path: lesson).appending(path: "Pictures")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures.path)) ?? []
            let text = try String(contentsOf: Self.root.appending(path: lesson + "/README.md"), encoding: .utf8)
            for name in names.sorted() {
                #expect(drawn.contains("\(lesson)/Pictures/\(name)"), "nothing draws \(name)")
                #expect(text.contains("(Pictures/\(name))"), "\(lesson) does not show \(name)")
            }
        }
    }
}
