import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise08a

/// Checks that the screen shows what it did before.
extension OutputsPerEventTests {
    @Test("08a.6 on the screen, the list says that it loads, and its button waits for a return")
    func waitingIsShown() {
        let shelf = Shelf()
        let why = "a person who sees nothing happen taps again, or gives up"
        let look = Self.look("ViewController", "what does it do with the messages of each event?")
        shelf.expect(
            shelf.screen.title == "Bookshelf" && shelf.screen.isLoading,
            "until the books come, the list has its title, and shows that it loads", because: why, look: look)
        let asked = shelf.manager.log.messages.count { $0.name == "fetchAll" }
        expect(
            asked == 1,
            .teaching(
                expected: "a list that is opened asks for its books once",
                happened: "it asked \(asked) times",
                why: "each question is answered, and each answer rebuilds the list",
                look: Self.look("ViewController", "viewDidLoad(): what does the presenter hear?")))
        shelf.manager.answerAll()
        journey(expecting: "a person returns all books, and may do it again", because: why, look: look) {
            try shelf.screen.tap("Return all")
            shelf.expect(
                shelf.isReturnDisabled, "until a return is answered, \"Return all\" can't be tapped", because: why,
                look: look)
            shelf.manager.answerAll()
            try shelf.screen.tap("OK")
            shelf.expect(
                !shelf.isReturnDisabled, "once a return is answered, \"Return all\" can be tapped again", because: why,
                look: look)
        }
    }

    @Test("08a.6 the table, the message and the loader fill the screen")
    func viewsFillTheScreen() {
        let shelf = Shelf()
        guard isJudged(shelf.list != nil, after: "08a.1", because: "the list isn't on the screen"),
            let view = shelf.list?.view
        else { return }
        for (name, part) in [
            ("table", view.subviews.first { $0 is UITableView }),
            ("message", view.subviews.first { $0 is UILabel }),
            ("loader", view.subviews.first { $0 is UIActivityIndicatorView }),
        ] {
            let fills = part?.frame == view.bounds
            expect(
                part?.fillsSuperview == true,
                .teaching(
                    expected: "the \(name) is as large as the screen, and stays so when the screen is turned",
                    happened: part == nil ? "it is not there" : fills ? "it does not grow" : "it has another size",
                    why: "on a phone, a view without a size is nowhere, and one that does not grow is too small later",
                    look: Self.look("ViewController", "viewDidLoad(): what size do the subviews get, and do they grow?")
                ))
        }
    }

    @Test("08a.6 no screen looks broken on a phone")
    func screensFitAPhone() async throws {
        // The list of an answer that was begun on an older starter may still lack its background.
        guard try Self.listHasABackground() else { return }
        let folder = try TemporaryFolder()
        try BookFile(in: folder.url).write(Books.all)
        let window = BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon })
        let screen = Screen(window)
        let isShown = await eventually(within: patience) { screen.rows.count == 3 && !screen.isLoading }
        guard isJudged(isShown, after: "08a.1", because: "the list doesn't show its books") else { return }
        await expectNoLayoutFlaws(in: window, of: exercise)
    }

    private static func listHasABackground() throws -> Bool {
        let list = try exercise.sources.files.filter { $0.path.contains("/Shelf/List/") }
        return list.flatMap(\.references).contains { $0.name == "backgroundColor" }
    }
}
