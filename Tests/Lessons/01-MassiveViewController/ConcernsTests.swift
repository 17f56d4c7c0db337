import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("The list's controller mixes concerns")
struct ConcernsTests {
    private nonisolated static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
    /// Lesson 18 changes the rung in a folder of its own, where it has no text.
    private nonisolated static var isUnchanged: Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    }
    private let lesson = root.appendingPathComponent("Lessons/01-MassiveViewController")
    private let sources: Sources

    init() throws {
        sources = try Sources(at: lesson.appendingPathComponent("Sources"), relativeTo: Self.root)
    }

    @Test("each concern is in these functions")
    func listMixesConcerns() throws {
        let list = try functions(of: "ItemsViewController")
        #expect(
            list == [
                "networking: downloadItems(from:to:completion:)",
                "storage: loadItems(), downloadItems(from:to:completion:), readItems(from:completion:), "
                    + "saveItem(name:enabled:completion:), writeEmptyList(to:completion:)",
                "formatting: tableView(_:cellForRowAt:)",
                "navigation: setUpButtons(), tableView(_:didSelectRowAt:)",
                "business rule: saveItem(name:enabled:completion:)",
                "view: setUpButtons(), setUpTable(), setUpEmptyLabel(), setUpSpinner(), loadItems(), deleteAllItems(), "
                    + "tableView(_:numberOfRowsInSection:), tableView(_:cellForRowAt:), tableView(_:didSelectRowAt:)",
            ])
    }

    @Test("the other controllers mix fewer, and repeat some of it")
    func othersMixFewer() throws {
        let form = try functions(of: "AddItemViewController")
        #expect(
            form == [
                "navigation: setUpSaveButton()", "business rule: setUpSaveButton()",
                "view: viewDidLoad(), setUpSaveButton()",
            ])
        let detail = try functions(of: "ItemDetailViewController")
        #expect(detail == ["formatting: viewDidLoad()", "view: viewDidLoad()"])
        let welcome = try functions(of: "WelcomeViewController")
        #expect(welcome == ["navigation: viewDidLoad()", "view: viewDidLoad()"])
    }

    @Test("the rule names every use that is not the view's, with its line")
    func ruleNamesTheLines() throws {
        let violations = try sources.violations(of: .mvc, rules: ["one-concern-a-type"])
            .filter { $0.file.hasSuffix("ItemsViewController.swift") }
        #expect(
            violations.map(\.what) == [
                "ItemsViewController does navigation with self.navigationController.pushViewController(_:animated:)",
                "ItemsViewController does storage with FileManager",
                "ItemsViewController does networking with URLSession",
                "ItemsViewController does networking with HTTPURLResponse",
                "ItemsViewController does storage with FileManager",
                "ItemsViewController does storage with Data(contentsOf:)",
                "ItemsViewController does storage with encoder.encode(items).write(to:options:)",
                "ItemsViewController does storage with FileManager",
                "ItemsViewController does storage with Data(contentsOf:)",
                "ItemsViewController does business rule with Date()",
                "ItemsViewController does storage with FileManager",
                "ItemsViewController does storage with Data(contentsOf:)",
                "ItemsViewController does storage with encoder.encode(items).write(to:options:)",
                "ItemsViewController does storage with FileManager",
                "ItemsViewController does storage with Data(contentsOf:)",
                "ItemsViewController does storage with encoder.encode([Item]()).write(to:options:)",
                "ItemsViewController does formatting with DateFormatter()",
                "ItemsViewController does navigation with navigationController.pushViewController(_:animated:)",
            ])
        #expect(violations.allSatisfy { $0.line > 1 && $0.column > 1 })
    }

    @Test("the rule of one concern per type is broken in 22 places in all")
    func violations() throws {
        #expect(try sources.violations(of: .mvc, rules: ["one-concern-a-type"]).count == 22)
    }

    @Test("the lesson's table says what the rules say", .enabled(if: isUnchanged, "the table is that of the lesson"))
    func tableIsCurrent() throws {
        let text = try String(contentsOf: lesson.appendingPathComponent("README.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "<!-- concerns -->\n")
        let table = parts.last?.components(separatedBy: "<!-- end of concerns -->").first
        let rows = try functions(of: "ItemsViewController").map { line in
            let columns = line.components(separatedBy: ": ")
            let names = columns[1].components(separatedBy: ", ").map { "`\($0)`" }.joined(separator: ", ")
            return "| \(columns[0]) | \(names) |\n"
        }
        #expect(parts.count == 2)
        #expect(table == "\n| concern | where |\n| --- | --- |\n" + rows.joined() + "\n")
    }

    /// For each concern of a type: the functions that it occurs in, in the order of the text.
    private func functions(of type: String) throws -> [String] {
        let concerns = try #require(sources.concerns().first { $0.type == type })
        let file = try #require(sources.files.first { $0.path == concerns.location.file })
        let functions = file.declarations.flatMap(\.all).filter(\.isFunction)
        return concerns.concerns.map { concern in
            let places = concerns.places[concern] ?? []
            let names = functions.filter { function in places.contains { file.holds($0.location, in: function) } }
            return "\(concern): " + names.map(\.signature).joined(separator: ", ")
        }
    }
}

extension SourceFile {
    fileprivate func holds(_ place: Location, in declaration: Declaration) -> Bool {
        let extent = declaration.extent.whole
        return location(at: extent.lowerBound) <= place && place < location(at: extent.upperBound)
    }
}
