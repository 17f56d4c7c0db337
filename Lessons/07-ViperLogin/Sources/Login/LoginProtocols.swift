/// What the login's screen can be told to show.
protocol LoginViewProtocol: AnyObject {
    /// Shows that work is going on; until it ends, nobody can log in.
    func showLoader()

    /// Shows that the work has ended, well or badly.
    func hideLoader()

    /// Shows a message below the form, and leaves what was typed.
    func show(message: String)

    /// Shows no message any more.
    func hideMessage()

    /// Forgets the password that was typed.
    func clearPassword()
}

/// What the view tells its presenter.
protocol LoginPresenterProtocol: AnyObject {
    /// The button that logs in was tapped, with this in the form.
    func userDidTapLogIn(email: String, password: String)
}

/// What the presenter asks of its interactor, which answers through the closure: so there is no output protocol.
protocol LoginInteractorInputProtocol: AnyObject {
    /// Logs the user in. The completion is called once: at once with a refusal, and later with any other outcome.
    func logIn(email: String, password: String, then completion: @escaping @MainActor (LoginOutcome) -> Void)
}

/// What the interactor asks of the server.
protocol LoginAPIDataManagerInputProtocol: AnyObject {
    /// Has the server open a session.
    func logIn(email: String, password: String, then completion: @escaping Answer<Session, ServerFailure>)
}

/// What the interactor asks of the device.
protocol LoginLocalDataManagerInputProtocol: AnyObject {
    /// Stores the session for the next launch.
    func persist(_ session: Session, then completion: @escaping Answer<Void, SessionStoreError>)
}

/// Where the login leads.
protocol LoginWireFrameProtocol: AnyObject {
    /// Opens the home of whoever is logged in; it tells `delegate` when the session has ended.
    func presentHome(of session: Session, isRemembered: Bool, delegate: any HomeModuleDelegate)
}
