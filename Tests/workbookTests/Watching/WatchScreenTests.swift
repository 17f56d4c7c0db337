import CourseFixtures
import Testing

@testable import Checking
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
        WatchState(at: exercise, of: [exercise], showing: page ?? .arrival(exercise, .notBegun, isChecking: false))
    }

    @Test("no line is wider and no screen is higher", arguments: [8, 20, 40, 80, 160], [4, 10, 24, 60])
    func fits(columns: Int, rows: Int) throws {
        let long = String(repeating: "let book = shelf.books[0] // the first of all ", count: 5)
        let lines = (1...80).map { "\($0) \(long)" }.joined(separator: "\n")
        for page in [
            .arrival(exercise, .begun, isChecking: true), .complaint(lines),
            .list(LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())),
            .difference([FileDifference(file: "Sources/A.swift", difference: LineDifference(from: "", to: lines))]),
            .verdict(try Recorded.verdict(Recorded.attempt(Recorded.whole(except: ["one"])))),
        ] as [WatchPage] {
            let lines = screen(state(page), columns: columns, rows: rows, isColored: true)
            #expect(lines.count <= rows)
            for line in lines { #expect(TextColumns.width(line) < columns) }
        }
    }

    @Test("what the code printed comes last, below the findings")
    func printed() throws {
        var verdict = try Recorded.verdict(
            Recorded.attempt(Recorded.whole(with: [Recorded.issue("one"), Recorded.runEnded])))
        verdict.printed = PrintedText("books: 3\n", without: [])
        let lines = screen(state(.verdict(verdict)), columns: 100, rows: 60)
        let place = try #require(lines.firstIndex(of: "Your code printed:"))
        #expect(lines[place + 1] == "  books: 3")
        #expect(lines[..<place].contains { $0.contains("[13a.1]") })
    }

    @Test("where a lesson comes first, the heading says so and speaks of no exercise that is watched")
    func lessonFirst() throws {
        var state = state(.status(LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())))
        _ = state.take(.key(.hint))
        let lines = screen(state, columns: 100, rows: 24)
        #expect(
            lines.prefix(6) == [
                "Lesson 01  next; a save in 13a is checked", "", "Lesson 01 comes first: swift run workbook read 01",
                "",
                "Exercise 13a Worker follows it. To begin without the lesson: n shows the exercise, and h again",
                "gives its first hint.",
            ])
        _ = state.take(.saved)
        #expect(screen(state, columns: 100, rows: 24)[0] == "13a Worker  Checking ...")
    }

    @Test(
        "an exercise that was come to says whether it is being checked",
        arguments: [
            (ExerciseState.notBegun, false, "Save a file to have it checked."),
            (.begun, true, "These files are being checked now, and again whenever you save."),
            (.passed, false, "These are the files that passed. Save one to have it checked again."),
        ])
    func arrival(standing: ExerciseState, isChecking: Bool, sentence: String) {
        let lines = screen(state(.arrival(exercise, standing, isChecking: isChecking)), columns: 100, rows: 24)
        #expect(lines.contains(sentence))
    }

    @Test("what follows a pass is the exercise, where its lesson was read, or nothing")
    func passed() throws {
        let verdict = try Recorded.verdict(Recorded.attempt(Recorded.whole(with: [Recorded.runEnded])))
        let following = Recorded.exercise(numbered: "15a")
        let exerciseNext = state(.passed(verdict, next: NextStep(lesson: nil, exercise: following)))
        #expect(
            screen(exerciseNext, columns: 100, rows: 24).dropFirst(6).prefix(7) == [
                "d shows where the reference differs from yours, and why.", "",
                "Next: exercise 15a Worker, about 20 minutes", "Get the books.",
                "The task: swift run workbook read 15a",
                "n goes to it.", "",
            ])
        let nothingNext = state(.passed(verdict, next: NextStep(lesson: nil, exercise: nil)))
        #expect(screen(nothingNext, columns: 100, rows: 24).contains("Every exercise is passed."))
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
        #expect(screen(state, columns: 80, rows: 14).contains("-- 22 more lines: space, and b to go back --"))
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

    @Test("so does the reference's")
    func longReference() throws {
        let code = "struct Worker { let clock: Clock; let store: BooksStore; weak var presenter: Presenter? }"
        try course.write("Solutions/13a-Worker/README.md", "# Why\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", code + "\n")
        let catalogue = Catalogue(of: course.checkout)
        let exercise = try catalogue.exercise("13a")
        let page = WatchPage.reference(try SolutionPage(of: exercise, in: catalogue), exercise)
        let lines = screen(state(page), columns: 40, rows: 60).filter { $0.hasPrefix("+ ") }
        #expect(lines.count > 1)
        #expect(lines.joined().filter { $0 != " " && $0 != "+" } == code.filter { $0 != " " })
    }

    @Test("the keys stand below, in as many lines as they need")
    func keys() {
        #expect(
            screen(state(), columns: 100, rows: 24).last
                == "h hint   n next   p previous   l list   r check   e edit   s your changes   d reference   q quit"
        )
        #expect(screen(state(), columns: 40, rows: 24).suffix(2).joined(separator: "|").hasSuffix("q quit"))
    }

    @Test("what can't be kept is said above the keys")
    func notice() {
        let lines = screen(state(), columns: 100, rows: 24, notice: "Progress can't be kept here.")
        #expect(lines.suffix(2).first == "Progress can't be kept here.")
    }
}
