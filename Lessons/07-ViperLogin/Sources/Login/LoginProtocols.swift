/// The login's screen as its presenter knows it.
protocol LoginViewProtocol: AnyObject {
    /// Shows that work is going on; meanwhile, the user can't log in.
    func showLoader()

    /// Shows that the work has ended, well or badly.
    func hideLoader()

    /// Shows a message below the form, and keeps what was typed.
    func show(message: String)

    /// Takes the message away.
    func hideMessage()

    /// Forgets the password that was typed.
    func clearPassword()
}

/// The events that a view reports to its presenter.
protocol LoginPresenterProtocol: AnyObject {
    /// The button that logs in was tapped, with this in the form.
    func userDidTapLogIn(email: String, password: String)
}

/// The presenter's one request. The interactor answers through the closure, so it needs no output protocol.
protocol LoginInteractorInputProtocol: AnyObject {
    /// Logs the user in. The completion is called once: at once with a refusal, and later with any other outcome.
    func logIn(email: String, password: String, then completion: @escaping @MainActor (LoginOutcome) -> Void)
}

/// The interactor's requests to the server.
protocol LoginAPIDataManagerInputProtocol: AnyObject {
    /// Has the server open a session.
    func logIn(email: String, password: String, then completion: @escaping Answer<Session, ServerFailure>)
}

/// The interactor's requests to the device.
protocol LoginLocalDataManagerInputProtocol: AnyObject {
    /// Stores the session for the next launch.
    func persist(_ session: Session, then completion: @escaping Answer<Void, SessionStoreError>)
}

/// Where the login leads.
protocol LoginWireFrameProtocol: AnyObject {
    /// Opens home for the user of `session`; it tells `delegate` when the session has ended.
    func presentHome(of session: Session, isRemembered: Bool, delegate: any HomeModuleDelegate)
}
