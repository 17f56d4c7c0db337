import HeadlessUIKit
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("The login's controller shows what it is told, and tells what was typed")
struct LoginViewControllerTests {
    private let log = MessageLog()
    private let form: LoginViewController
    private let screen: Screen

    init() {
        form = LoginViewController(presenter: LoginPresenterSpy("presenter", log: log))
        screen = form.onScreen()
    }

    @Test("starts empty, without a loader and without a message")
    func start() throws {
        #expect(screen.title == "Log in")
        #expect(try screen.value(of: "Email") == "")
        #expect(try screen.value(of: "Password") == "")
        #expect(!screen.isLoading)
        #expect(screen.text == ["Log in", "Email", "Password", "Log in"])
        #expect(log.messages == [])
    }

    @Test("tells what was typed when the button is tapped, spaces and all")
    func tap() throws {
        try screen.tap("Log in")
        try screen.type(" ada@example.com ", into: "Email")
        try screen.type("engine ", into: "Password")
        try screen.tap("Log in")
        #expect(
            log.messages == [
                #"presenter.userDidTapLogIn(email: "", password: "")"#,
                #"presenter.userDidTapLogIn(email: " ada@example.com ", password: "engine ")"#,
            ])
    }

    @Test("shows nobody the password")
    func secret() throws {
        try screen.type("engine", into: "Password")
        #expect(!screen.render().contains("engine"))
    }

    @Test("with the loader, the user can't log in; without it, they can")
    func loader() throws {
        form.showLoader()
        #expect(screen.isLoading)
        #expect(throws: ScreenError.self) { try screen.tap("Log in") }
        form.hideLoader()
        #expect(!screen.isLoading)
        try screen.tap("Log in")
    }

    @Test("shows a message in a color of its own, keeps what was typed, and takes the message away again")
    func message() throws {
        try screen.type("ada@example.com", into: "Email")
        try screen.type("engine", into: "Password")
        form.show(message: "Email or password is wrong.")
        #expect(screen.color(of: "Email or password is wrong.") == .systemRed)
        #expect(try screen.value(of: "Email") == "ada@example.com")
        #expect(try screen.value(of: "Password") == "engine")
        form.hideMessage()
        #expect(!screen.shows("Email or password is wrong."))
    }

    @Test("shows a message that came before its view was loaded, as it does when home came first")
    func earlyMessage() {
        let form = LoginViewController(presenter: LoginPresenterSpy("presenter", log: log))
        form.show(message: "Your session has ended.")
        #expect(form.onScreen().shows("Your session has ended."))
    }

    @Test("forgets the password, and not the address")
    func clear() throws {
        try screen.type("ada@example.com", into: "Email")
        try screen.type("engine", into: "Password")
        form.clearPassword()
        #expect(try screen.value(of: "Email") == "ada@example.com")
        #expect(try screen.value(of: "Password") == "")
    }
}
