import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise06a

/// Uses the app as a user does: a screen that the user leaves is freed, and one that is only covered stays.
extension BreakTheCyclesTests {
    @Test("06a.5 leaving a screen frees every actor of its module")
    func leavingFreesTheModule() async throws {
        guard try Self.everybodyIsOwned() else { return }
        var left = Released()
        await Shelf.journey(
            expecting: "the user can open a book, go on to lending, and come back", because: Self.works,
            look: Self.lastStep
        ) { shelf in
            try await shelf.openLending()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try shelf.screen.goBack()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try shelf.screen.goBack()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            shelf.window.rootViewController = UIViewController()
            _ = await eventually { left.stillAlive.isEmpty }
        }
        let look = try Self.lookAtHolders(of: left.stillAlive)
        #expect(
            left.stillAlive == [],
            .teaching(
                expected: "every actor of a module is freed when the user leaves its screen",
                happened: left.remainder,
                why: """
                    each visit to a screen leaves them behind, and memory grows; data managers that observe the store \
                    are told of every change, with no screen to show it
                    """,
                look: look))
    }

    private static let works = "you change who frees whom; what the app does stays as it was"
    private static let lastStep = exercise.look(
        for: "follow the last step from actor to actor: which one isn't told, or is told and does nothing?")

    @Test("06a.5 every screen has all actors of its module while it is there")
    func ownersKeepWhatTheyOwn() async throws {
        guard try Self.everybodyIsOwned() else { return }
        let window = UIWindow(frame: .zero)
        let folder = try TemporaryFolder()
        let store = BookStore(storingIn: folder.url)
        ShelfListWireFrame.presentShelfListModule(in: window, store: store, now: { TestClock.noon })
        let list = try #require(window.frontController, "The window's root is a navigation controller with the list.")
        BookDetailWireFrame.presentBookDetailModule(
            of: .firstShelf[0], from: list, store: store, now: { TestClock.noon })
        let detail = try #require(window.frontController, "The book's screen lies on the list.")
        ShelfLendWireFrame.presentShelfLendModule(
            of: .firstShelf[0], from: detail, store: store, now: { TestClock.noon })
        let lend = try #require(window.frontController, "The screen for lending lies on the book's.")
        for (screen, module) in [(list, "ShelfList"), (detail, "BookDetail"), (lend, "ShelfLend")] {
            var actors = Released()
            actors.watchActors(from: screen, except: ["BookStore"])
            let roles = ["Interactor", "LocalDataManager", "Presenter", "View", "WireFrame"]
            let missing = roles.map { module + $0 }.filter { !actors.stillAlive.contains($0) }
            #expect(
                missing == [],
                .teaching(
                    expected: "the view of \(module) owns its presenter, and through it the rest of the module",
                    happened: "gone already: \(missing.joined(separator: ", "))",
                    why: """
                        nothing else holds them, so a weak reference in this direction frees them as soon as they \
                        are built, and the screen is dead
                        """,
                    look: Self.look(
                        owner(of: missing), in: [module], for: "only references that point back may be weak")))
        }
    }

    /// The role that ought to keep the first of these, in the order of ownership.
    private func owner(of missing: [String]) -> String {
        let owners = [("Presenter", "View"), ("WireFrame", "Presenter"), ("Interactor", "Presenter")]
        let owner = owners.first { role, _ in missing.contains { $0.hasSuffix(role) } }
        return owner?.1 ?? "Interactor"
    }

    @Test("06a.5 a screen that another one covered works when it shows again")
    func coveredScreensStayAlive() async throws {
        guard try Self.everybodyIsOwned() else { return }
        let why = """
            the user hasn't left a covered screen, so its actors are still needed; UIKit calls viewDidDisappear in \
            both cases
            """
        await Shelf.journey(
            expecting: "a screen that comes back from under another one works as it did", because: why,
            look: try Self.lookAtDisappearing()
        ) {
            try await $0.openLending()
            try $0.screen.goBack()
            try await $0.tapLend()
            try $0.screen.goBack()
            try $0.screen.goBack()
            try await $0.openLending()
        }
    }

    @Test("06a.5 a second tap on Save, before the answer, lends nothing")
    func aSecondTapLendsNothing() {
        let log = MessageLog()
        let interactor = LendInteractorSpy("interactor", log: log)
        let view = LendViewSpy("view", log: MessageLog())
        let presenter = ShelfLendPresenter(bookTitle: "Emma")
        presenter.interactor = interactor
        presenter.view = view
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        let once = log.messages.count
        presenter.didFailToLend()
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        presenter.didRefuseDays()
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        let thrice = log.messages.count
        withExtendedLifetime((interactor, view)) {
            if once == 1, thrice == 3 { return }
            Issue.record(
                .teaching(
                    expected: "ShelfLendPresenter asks for one loan at a time, and for another one after a failure",
                    happened: once == 1
                        ? "after an error, Save doesn't ask anymore"
                        : "two taps before the answer asked \(once) times",
                    why: "otherwise the book is lent twice; that the view disables its button is only a courtesy",
                    look: Self.look("Presenter", in: ["ShelfLend"], for: "what does isSaving do there?")))
        }
    }

    @Test("06a.5 the app works as before")
    func appStillWorks() async throws {
        guard try Self.everybodyIsOwned() else { return }
        await Shelf.journey(
            expecting: "a book can be lent and returned, and every screen says so", because: Self.works,
            look: Self.lastStep
        ) { shelf in
            let screen = shelf.screen
            try await screen.wait(until: "only the overdue book stands out in red", within: patience) {
                $0.rows.map { $0.labels.first?.color } == [.systemRed, .darkGray, .darkGray]
            }
            try await shelf.openLending()
            try screen.type(" ", into: "Borrower")
            try screen.tap("Save")
            try await screen.wait(until: "a loan to nobody is refused", within: patience) {
                $0.alert?.message == "Please enter a name."
            }
            try screen.tap("OK")
            try screen.lend()
            try await screen.wait(until: "the book says who has it", within: patience) {
                $0.shows("Lent to Cleo until Jun 03, 2024")
            }
            try screen.goBack()
            try await screen.wait(until: "the list says who has it", within: patience) {
                $0.shows("lent to Cleo until Jun 03, 2024")
            }
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that all are back", within: patience) {
                $0.alert?.title == "Done"
            }
            try screen.tap("OK")
            try await screen.wait(until: "the list shows no loan", within: patience) {
                !$0.shows("lent to") && $0.shows("Orlando")
            }
        }
    }

    @Test("06a.5 no screen looks broken on a phone")
    func screensFitAPhone() async throws {
        guard try Self.everybodyIsOwned(), try Self.isLaidOutByConstraints() else { return }
        await Shelf.journey(expecting: "the list shows its books", because: Self.works, look: Self.lastStep) {
            await expectNoLayoutFlaws(in: $0.window, of: exercise)
        }
    }

    /// Whether the answer was begun after the starter got its constraints; an older one may keep its frames.
    private static func isLaidOutByConstraints() throws -> Bool {
        try exercise.sources.files.flatMap(\.references).contains { $0.name == "safeAreaLayoutGuide" }
    }
}
