import HeadlessUIKit
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("Home's controller shows what it is told, and tells what the user did")
struct HomeViewControllerTests {
    private let log = MessageLog()
    private let home: HomeViewController
    private let screen: Screen

    init() {
        home = HomeViewController(presenter: HomePresenterSpy("presenter", log: log))
        screen = home.onScreen()
    }

    @Test("says once that it is loaded, and shows neither loader nor message nor rows")
    func loaded() {
        #expect(screen.title == "Home")
        #expect(log.messages == ["presenter.viewDidLoad()"])
        #expect(!screen.isLoading)
        #expect(screen.rows.isEmpty)
    }

    @Test("tells of its buttons")
    func buttons() throws {
        log.forget()
        try screen.tap("Reload")
        try screen.tap("Log out")
        #expect(log.messages == ["presenter.userDidTapReload()", "presenter.userDidTapLogOut()"])
    }

    @Test("shows who is logged in")
    func status() {
        home.show(status: "Logged in as Ada Lovelace")
        #expect(screen.shows("Logged in as Ada Lovelace"))
    }

    @Test("with the loader nothing can be loaded again, but the user can log out")
    func loader() throws {
        home.showLoader()
        #expect(screen.isLoading)
        #expect(throws: ScreenError.self) { try screen.tap("Reload") }
        try screen.tap("Log out")
        home.hideLoader()
        #expect(!screen.isLoading)
        try screen.tap("Reload")
    }

    @Test("shows author and text of each row")
    func rows() {
        home.show(rows: [PostRow(author: "Ada", text: "Hello"), PostRow(author: "Alan", text: "Halt?")])
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Ada", "Hello"], ["Alan", "Halt?"]])
    }

    @Test("shows a placeholder in place of rows, and rows in place of a placeholder")
    func placeholder() {
        home.show(rows: [PostRow(author: "Ada", text: "Hello")])
        home.show(placeholder: "No posts yet")
        #expect(screen.color(of: "No posts yet") == .secondaryLabel)
        #expect(screen.rows.isEmpty)
        home.show(rows: [PostRow(author: "Ada", text: "Hello")])
        #expect(!screen.shows("No posts yet"))
        #expect(screen.rows.count == 1)
    }

    @Test("shows a message over the rows, which stay, and takes it away again")
    func message() {
        home.show(rows: [PostRow(author: "Ada", text: "Hello")])
        home.show(message: "The server is out of order.")
        #expect(screen.color(of: "The server is out of order.") == .systemRed)
        #expect(screen.rows.count == 1)
        home.hideMessage()
        #expect(!screen.shows("out of order"))
    }

    @Test("has no way back but to log out")
    func noBackButton() throws {
        let stack = try #require(home.navigationController)
        stack.setViewControllers([UIViewController(), home], animated: false)
        let error = #expect(throws: ScreenError.self) { try screen.goBack() }
        #expect(error?.reason == .noWayBack)
    }
}
