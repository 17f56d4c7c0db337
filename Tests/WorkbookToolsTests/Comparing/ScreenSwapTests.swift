import CourseFixtures
import Foundation
import SourceModel
import Testing

@testable import Course
@testable import WorkbookTools

@Suite("What stays when every screen is replaced is read from what the files name")
struct ScreenSwapTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
    }

    private func swap(_ files: [String: String]) throws -> ScreenSwap? {
        for (name, text) in files { try course.write("App/\(name).swift", text) }
        let folder = course.checkout.url("App")
        return ScreenSwap(try Sources(at: folder, relativeTo: folder), values: ["systemRed"])
    }

    @Test("a screen goes, and what names one, and what names that")
    func go() throws {
        let swap = try swap([
            "Screen": "final class Screen: UIViewController {}\n",
            "Way": "enum Way { static func next() { Screen() } }\n",
            "App": "enum App { static func start() { Way.next() } }\n", "Rule": "struct Rule {}\n",
            "Stack+Way": "extension UINavigationController {}\n",
        ])
        #expect(swap?.go == ["App.swift", "Screen.swift", "Stack+Way.swift", "Way.swift"])
        #expect(swap?.stay == ["Rule.swift"])
        #expect(swap?.linesThatStay == 1)
    }

    @Test("a color or an image, by its type or by its value, is an edit and no more")
    func edited() throws {
        let swap = try swap([
            "Screen": "final class Screen: UIViewController {}\n", "Row": "struct Row { let color: UIColor }\n",
            "Picture": "struct Picture { let image: UIImage }\n",
            "Maker": "struct Maker {\n    let row = Row(color: .systemRed)\n}\n",
            "Own": "enum Own { case systemRed }\nlet own = Own.systemRed\nlet systemRed = 1\n",
        ])
        #expect(swap?.go == ["Screen.swift"])
        #expect(swap?.edited == ["Maker.swift", "Picture.swift", "Row.swift"])
        #expect(swap?.stay == ["Own.swift"])
        #expect(swap?.linesThatStay == 8)
    }

    @Test("where nothing goes there are no screens of UIKit, and nothing to count")
    func none() throws {
        #expect(try swap(["Row": "struct Row { let color: UIColor }\n"]) == nil)
    }

    @Test("of rung 13 those files stay that rung 17 has to the byte, and those are edited that its edits name")
    func rungs() throws {
        let checkout = Checkout(root: ThisCheckout.root)
        let lesson = try Catalogue(of: checkout).lesson("13")
        let swap = try #require(try RungMeasurer(checkout).measure(lesson)?.swap)
        let name = { (path: String) in String(path.dropFirst("Lessons/13-Modules/".count)) }
        let other = "Lessons/17-AnotherScreen/"
        let same = try checkout.files(below: "Lessons/13-Modules/Sources").filter { file in
            guard file.hasSuffix(".swift") else { return false }
            let bytes = try checkout.data("Lessons/13-Modules/Sources/\(file)")
            return (try? checkout.data("\(other)Sources/\(file)")) == bytes
        }
        #expect((swap.stay + swap.edited).map(name).sorted() == same.map { "Sources/" + $0 }.sorted())

        struct Edits: Decodable {
            struct Edit: Decodable { let file: String }
            let edits: [Edit]
        }
        let edits = try JSONDecoder().decode(Edits.self, from: checkout.data(other + "without-uikit.json")).edits
        #expect(Set(edits.map(\.file)).intersection(same.map { "Sources/" + $0 }) == Set(swap.edited.map(name)))
    }
}
