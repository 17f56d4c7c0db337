import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import Typesetting
@testable import workbook

@Suite("The course's own texts read well in a terminal")
struct LessonReadingTests {
    private static let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
    private static let folders = catalogue.lessons.map(\.path) + catalogue.exercises.map(\.path)

    private func page(_ folder: String, width: Int, room: Int = 0) throws -> String {
        let text = try Self.catalogue.text(of: folder + "/README.md")
        return MarkdownPage.lines(text, in: folder, style: .plain, width: width, room: room).joined(separator: "\n")
    }

    @Test("no link leads out of the folder that one is in", arguments: folders)
    func links(folder: String) throws {
        #expect(try !page(folder, width: 80).contains("../"))
    }

    @Test("a picture is told with the command that prints it", arguments: folders)
    func pictures(folder: String) throws {
        let text = try Self.catalogue.text(of: folder + "/README.md")
        let page = try page(folder, width: 80)
        #expect(!page.contains(".svg]"))
        for match in text.matches(of: /(?m)^!\[[^\]]*\]\((Pictures\/[^)]*)\)$/) {
            let command = try #require(LessonPicture.textCommand(for: "\(folder)/\(match.1)"))
            #expect(page.contains("\n  \(command)\n"))
        }
    }

    @Test("the table that compares the rungs is one at 170 columns, and two at 80")
    func rungs() throws {
        let page170 = try page("Lessons/06-Viper", width: 100, room: 170)
        let heading = "rung                      types  lines  longest type             concerns  seams"
        #expect(page170.contains("\n\(heading)  no screen  test lines  mvc  viper\n"))
        let page80 = try page("Lessons/06-Viper", width: 80)
        #expect(
            page80.contains(
                "\n\(heading)\n01 MassiveViewController  6      500    279 ItemsViewController  6         0\n"))
        #expect(page80.contains("\nrung                      no screen  test lines  mvc  viper\n"))
    }

    @Test("slides and articles are told with their addresses", arguments: catalogue.lessons.map(\.path))
    func sources(folder: String) throws {
        let page = try page(folder, width: 80)
        let heading = try #require(page.firstRange(of: "\nFurther reading\n"))
        #expect(page[heading.upperBound...].contains("http"))
    }
}
