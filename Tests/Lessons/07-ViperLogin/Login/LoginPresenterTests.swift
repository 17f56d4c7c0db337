import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("The login's presenter decides what is shown during a login, and what follows")
struct LoginPresenterTests {
    private let log = MessageLog()
    private let view: LoginViewSpy
    private let interactor: LoginInteractorInputSpy
    private let presenter: LoginPresenter

    init() {
        view = LoginViewSpy("view", log: log)
        interactor = LoginInteractorInputSpy("interactor", log: log)
        presenter = LoginPresenter(interactor: interactor, wireFrame: LoginWireFrameSpy("wireFrame", log: log))
        presenter.view = view
    }

    /// Taps the button, and has the interactor answer.
    private func logIn(_ outcome: LoginOutcome) {
        presenter.userDidTapLogIn(email: "ada@example.com", password: "engine")
        log.forget()
        interactor.logInCompletion.last?(outcome)
    }

    @Test("passes on what was typed as it is, takes the old message away and shows the loader")
    func tap() {
        presenter.userDidTapLogIn(email: " ada@example.com ", password: " engine ")
        #expect(
            log.messages == [
                "view.hideMessage()", "view.showLoader()",
                #"interactor.logIn(email: " ada@example.com ", password: " engine ", then:)"#,
            ])
    }

    @Test("ignores a second tap while a login is on its way, and no tap once that has ended")
    func secondTap() {
        let ends: [LoginOutcome] = [
            .refused(.emailMissing), .failed(.tooSlow), .loggedIn(.ada, isRemembered: true),
        ]
        for end in ends {
            presenter.userDidTapLogIn(email: "ada@example.com", password: "engine")
            presenter.userDidTapLogIn(email: "ada@example.com", password: "engine")
            interactor.logInCompletion.last?(end)
        }
        #expect(log.messages.filter { $0.receiver == "interactor" }.count == 3)
    }

    @Test("leads home and keeps no password; whether the session is remembered is passed on", arguments: [true, false])
    func loggedIn(isRemembered: Bool) {
        logIn(.loggedIn(.ada, isRemembered: isRemembered))
        #expect(
            log.messages == [
                "view.hideLoader()", "view.clearPassword()",
                Message(
                    to: "wireFrame", "presentHome(of:isRemembered:delegate:)", [Session.ada, isRemembered, presenter]),
            ])
    }

    @Test(
        "hides the loader, says what is wrong, and leads nowhere",
        arguments: [
            (LoginOutcome.refused(.emailMissing), "Please enter your email address."),
            (.refused(.emailMalformed), "That isn't a valid email address."),
            (.refused(.passwordMissing), "Please enter your password."),
            (.failed(.unauthorized), "Email or password is wrong."),
            (.failed(.unreachable), "The server can't be reached. Check your connection and try again."),
            (.failed(.tooSlow), "The server takes too long to answer. Please try again later."),
            (.failed(.outOfOrder(status: 500)), "The server is out of order. Please try again later."),
            (.failed(.nonsense), "The server's answer makes no sense. Please try again later."),
        ])
    func notLoggedIn(outcome: LoginOutcome, text: String) {
        logIn(outcome)
        #expect(log.messages == ["view.hideLoader()", Message(to: "view", "show(message:)", [text])])
    }

    @Test("says why the login is back when the session has ended")
    func sessionDidEnd() {
        presenter.sessionDidEnd()
        #expect(log.messages == [#"view.show(message: "Your session has ended. Please log in again.")"#])
    }

    @Test("drops an answer that comes after the screen is gone, and leads nowhere")
    func leftScreen() {
        var left: LoginPresenter? = LoginPresenter(
            interactor: interactor, wireFrame: LoginWireFrameSpy("wireFrame", log: log))
        let watched = Weak(left)
        left?.view = view
        left?.userDidTapLogIn(email: "ada@example.com", password: "engine")
        left = nil
        #expect(watched.object == nil)
        log.forget()
        interactor.logInCompletion.last?(.loggedIn(.ada, isRemembered: true))
        #expect(log.messages == [])
    }
}
