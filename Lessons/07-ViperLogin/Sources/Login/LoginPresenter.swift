/// Decides what is shown during a login, and what follows.
final class LoginPresenter {
    weak var view: (any LoginViewProtocol)?
    let interactor: any LoginInteractorInputProtocol
    let wireFrame: any LoginWireFrameProtocol
    /// Whether a login is on its way; until it has ended, no other login starts.
    private var isLoggingIn = false

    init(interactor: any LoginInteractorInputProtocol, wireFrame: any LoginWireFrameProtocol) {
        self.interactor = interactor
        self.wireFrame = wireFrame
    }

    private func loginDidEnd(with outcome: LoginOutcome) {
        isLoggingIn = false
        view?.hideLoader()
        switch outcome {
        case .loggedIn(let session, let isRemembered):
            // The form stays below home, and the password isn't needed any more.
            view?.clearPassword()
            wireFrame.presentHome(of: session, isRemembered: isRemembered, delegate: self)
        case .refused(let refusal): view?.show(message: text(for: refusal))
        // The server knows the address and not the password, or neither. It doesn't say which, and nor do we.
        case .failed(.unauthorized): view?.show(message: "Email or password is wrong.")
        case .failed(let failure): view?.show(message: FailureText.text(for: failure))
        }
    }

    private func text(for refusal: LoginRefusal) -> String {
        switch refusal {
        case .emailMissing: "Please enter your email address."
        case .emailMalformed: "That isn't a valid email address."
        case .passwordMissing: "Please enter your password."
        }
    }
}

// MARK: - From the view

extension LoginPresenter: LoginPresenterProtocol {
    func userDidTapLogIn(email: String, password: String) {
        guard !isLoggingIn else { return }
        isLoggingIn = true
        view?.hideMessage()
        view?.showLoader()
        interactor.logIn(email: email, password: password) { [weak self] outcome in
            self?.loginDidEnd(with: outcome)
        }
    }
}

// MARK: - News from home

extension LoginPresenter: HomeModuleDelegate {
    func sessionDidEnd() {
        view?.show(message: "Your session has ended. Please log in again.")
    }
}
