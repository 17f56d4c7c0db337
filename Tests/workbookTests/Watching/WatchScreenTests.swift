import CourseFixtures
import Testing

@testable import Course
@testable import Typesetting
@testable import workbook

@Suite("The screen of whoever watches fits the terminal")
struct WatchScreenTests {
    private let course: TemporaryCourse
    private let exercise = Recorded.exercise

    init() throws {
        course = try TemporaryCourse()
    }

    private func screen(
        _ state: WatchState, columns: Int, rows: Int, doing: String = "", notice: String? = nil, isColored: Bool = false
    ) -> [String] {
        WatchScreen(
            state, doing: doing, notice: notice, in: course.checkout, style: Style(isColored: isColored),
            columns: columns, rows: rows
        ).lines
    }

    private func state(_ page: WatchPage? = nil) -> WatchState {
        WatchState(at: exercise, of: [exercise], showing: page ?? .arrival(exercise, .notBegun))
    }

    @Test("no line is wider and no screen is higher", arguments: [8, 20, 40, 80, 160], [4, 10, 24, 60])
    func fits(columns: Int, rows: Int) throws {
        let long = String(repeating: "let book = shelf.books[0] // the first of all ", count: 5)
        let lines = (1...80).map { "\($0) \(long)" }.joined(separator: "\n")
        for page in [
            .arrival(exercise, .begun), .complaint(lines),
            .list(LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())),
            .difference([FileDifference(file: "Sources/A.swift", difference: LineDifference(from: "", to: lines))]),
            .verdict(try Recorded.verdict(Recorded.attempt(Recorded.whole(except: ["one"])))),
        ] as [WatchPage] {
            let lines = screen(state(page), columns: columns, rows: rows, isColored: true)
            #expect(lines.count <= rows)
            for line in lines { #expect(TextColumns.width(line) < columns) }
        }
    }

    @Test("what is done, and what was saved meanwhile, is said at the top")
    func activity() {
        var state = state()
        #expect(screen(state, columns: 80, rows: 24)[0] == "13a Worker  watching; a save is checked")
        _ = state.take(.saved)
        let building = screen(state, columns: 80, rows: 24, doing: "Building exercise 13a")
        #expect(building[0] == "13a Worker  Building exercise 13a ...")
        _ = state.take(.saved)
        let outdated = screen(state, columns: 80, rows: 24, doing: "Building exercise 13a")
        #expect(outdated[0] == "13a Worker  Building exercise 13a; saved meanwhile, checked next")
    }

    @Test("a long page says how much is left, and space shows it")
    func scrolls() {
        var state = state(.complaint((1...30).map { "line \($0)" }.joined(separator: "\n")))
        #expect(screen(state, columns: 80, rows: 14).contains("-- 21 more lines: space, and b to go back --"))
        for _ in 1...9 { _ = state.take(.key(.down)) }
        let end = screen(state, columns: 80, rows: 14)
        state.limitScroll(
            to: WatchScreen(
                state, doing: "", notice: nil, in: course.checkout, style: .plain, columns: 80, rows: 14
            ).scrollLimit)
        #expect(end.contains("line 30"))
        #expect(end.contains("-- the end; b goes back --"))
        _ = state.take(.key(.up))
        #expect(screen(state, columns: 80, rows: 14) != end)
    }

    @Test("a line of code that is too long goes on below its mark, and nothing of it is lost")
    func longCode() {
        let code = "    presenter?.present(books: books.filter { $0.isOverdue(at: clock.now) })"
        let page = WatchPage.difference(
            [FileDifference(file: "A.swift", difference: LineDifference(from: "", to: code))])
        let lines = screen(state(page), columns: 40, rows: 24).filter { $0.hasPrefix("+") }
        #expect(lines.count > 1)
        #expect(lines.joined().filter { $0 != " " && $0 != "+" } == code.filter { $0 != " " })
    }

    @Test("the keys stand below, in as many lines as they need")
    func keys() {
        #expect(
            screen(state(), columns: 80, rows: 24).last
                == "h hint   n next   p previous   l list   r run   s what you changed   q quit")
        #expect(screen(state(), columns: 40, rows: 24).suffix(2).joined(separator: "|").hasSuffix("q quit"))
    }

    @Test("what can't be kept is said above the keys")
    func notice() {
        let lines = screen(state(), columns: 80, rows: 24, notice: "Progress can't be kept here.")
        #expect(lines.suffix(2).first == "Progress can't be kept here.")
    }
}
