/// Home's screen as its presenter knows it.
protocol HomeViewProtocol: AnyObject {
    /// Shows who is logged in, and for how long.
    func show(status: String)

    /// Shows that work is going on.
    func showLoader()

    /// Shows that the work has ended, well or badly.
    func hideLoader()

    /// Shows these rows in place of what was there.
    func show(rows: [PostRow])

    /// Shows a text in place of rows.
    func show(placeholder: String)

    /// Shows a message above the rows, which stay.
    func show(message: String)

    /// Takes the message away.
    func hideMessage()
}

/// The events that a view reports to its presenter.
protocol HomePresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()

    /// The button that loads the posts again was tapped.
    func userDidTapReload()

    /// The button that logs out was tapped.
    func userDidTapLogOut()
}

/// The presenter's requests; the interactor answers each with one call of the output.
protocol HomeInteractorInputProtocol: AnyObject {
    /// Gets the posts.
    func fetchPosts()

    /// Ends the session, on the device and at the server.
    func logOut()
}

/// The results that the interactor reports to its presenter.
protocol HomeInteractorOutputProtocol: AnyObject {
    /// These are the posts, in their order.
    func didFetch(_ posts: [Post])

    /// The posts couldn't be fetched.
    func didFailToFetch(because failure: ServerFailure)

    /// The server no longer knows the session, whatever it was asked for.
    func sessionDidEnd()

    /// The user is logged out.
    func didLogOut()

    /// The session is still stored.
    func didFailToLogOut()
}

/// The interactor's requests to the server.
protocol HomeAPIDataManagerInputProtocol: AnyObject {
    /// Gets the posts for the session's user.
    func fetchPosts(for session: Session, then completion: @escaping Answer<[Post], ServerFailure>)

    /// Has the server end the session, if it can be reached.
    func end(_ session: Session)
}

/// The interactor's requests to the device.
protocol HomeLocalDataManagerInputProtocol: AnyObject {
    /// Deletes the stored session.
    func deleteSession(then completion: @escaping Answer<Void, SessionStoreError>)
}

/// Where home leads.
protocol HomeWireFrameProtocol: AnyObject {
    /// Returns to the login.
    func goBack()
}

/// Home's news for its opener.
protocol HomeModuleDelegate: AnyObject {
    /// The session has ended, and not because the user wanted it.
    func sessionDidEnd()
}
