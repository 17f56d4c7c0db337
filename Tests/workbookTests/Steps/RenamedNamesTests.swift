import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workbook

@Suite("A line that only got other names is shown as renamed")
struct RenamedNamesTests {
    private let course: TemporaryCourse

    /// Makes a presenter that becomes a Director in another folder, and sends one more message.
    init() throws {
        course = try TemporaryCourse()
        try course.write(
            "Lessons/06-Viper/Sources/Presenter.swift",
            """
            final class Presenter {
                weak var view: ViewProtocol?

                func didFetch() {
                    view?.showLoader()
                }
            }

            """)
        try course.write(
            "Lessons/12-Actors/Sources/List/Director.swift",
            """
            final class Director {
                weak var ui: DisplayUI?

                func presentItems() {
                    ui?.display(loading: true)
                    ui?.display(items: [])
                }
            }

            """)
        try course.write(
            "Lessons/12-Actors/renamed.json",
            """
            { "from": "06", "lessons": ["12"], "names": {
              "Presenter": "Director", "ViewProtocol": "DisplayUI", "view": "ui", "didFetch": "presentItems",
              "showLoader()": "display(loading: true)"
            } }
            """)
    }

    @Test("it is marked, counted, and leads from the lesson that the refactoring starts from")
    func shown() throws {
        try course.write("Lessons/10-Report/Sources/Report.swift", "struct Report {}\n")
        let catalogue = Catalogue(of: course.checkout)
        let lines = try Step(to: catalogue.lesson("12"), in: catalogue).lines(.plain, showsLines: true)
        #expect(
            lines.joined(separator: "\n") == """
                12 Actors, a step from 06 Viper
                1 file changed: 1 line written, 0 dropped, 0 moved, 4 renamed; of 8 lines, 87% were there before, \
                apart from names

                  List/Director.swift  moved, 1 written, 4 renamed

                List/Director.swift, before in Presenter.swift
                  ~ final class Director {
                  ~     weak var ui: DisplayUI?

                  ~     func presentItems() {
                  ~         ui?.display(loading: true)
                  +         ui?.display(items: [])
                        }
                    }
                """)
    }

    @Test("a name is replaced where it stands by itself, and the longest one first")
    func canonical() throws {
        let catalogue = Catalogue(of: course.checkout)
        let names = try RenamedNames.leading(to: catalogue.lesson("12"), in: catalogue)
        #expect(names.canonical("view.preview = Presenter(view)") == "ui.preview = Director(ui)")
        #expect(names.canonical("ViewProtocol") == "DisplayUI")
        #expect(names.canonical("didFetchAll()") == "didFetchAll()")
    }

    @Test("at least half of rung 13 comes from rung 06")
    func share() throws {
        let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
        let lines = try Step(to: catalogue.lesson("13"), in: catalogue).lines
        #expect(lines.fromBefore * 2 >= lines.all, "\(lines.fromBefore) of \(lines.all) lines")
    }

    @Test("lesson 11 says of every message of 06's list what became of it")
    func table() throws {
        let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
        let protocols = try catalogue.text(of: "Lessons/06-Viper/Sources/Items/ItemsProtocols.swift")
        let messages = protocols.matches(of: /func (\w+)\(([^)]*)\)/).map { match in
            let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
            return "`\(match.1)(\(labels.joined()))`"
        }
        let rows = try catalogue.text(of: "Lessons/11-Contract/README.md").split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
        #expect(messages.count == 22)
        for message in messages {
            let isTold = rows.contains { $0.split(separator: "|")[0].contains(message) }
            #expect(isTold, "the table in Lessons/11-Contract/README.md has no \(message)")
        }
    }
}
