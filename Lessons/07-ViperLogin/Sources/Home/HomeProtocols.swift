/// What home's screen can be told to show.
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

    /// Shows no message any more.
    func hideMessage()
}

/// What the view tells its presenter.
protocol HomePresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()

    /// The button that loads the posts again was tapped.
    func userDidTapReload()

    /// The button that logs out was tapped.
    func userDidTapLogOut()
}

/// What the presenter asks of its interactor; each request ends in one call of the output.
protocol HomeInteractorInputProtocol: AnyObject {
    /// Gets the posts.
    func fetchPosts()

    /// Ends the session, on the device and at the server.
    func logOut()
}

/// What the interactor reports to its presenter.
protocol HomeInteractorOutputProtocol: AnyObject {
    /// These are the posts, in their order.
    func didFetch(_ posts: [Post])

    /// The posts couldn't be fetched.
    func didFailToFetch(because failure: ServerFailure)

    /// The server no longer knows the session, whatever it was asked for.
    func sessionDidEnd()

    /// Nobody is logged in any more.
    func didLogOut()

    /// The session is still stored.
    func didFailToLogOut()
}

/// What the interactor asks of the server.
protocol HomeAPIDataManagerInputProtocol: AnyObject {
    /// Gets the posts that are shown to somebody.
    func fetchPosts(for session: Session, then completion: @escaping Answer<[Post], ServerFailure>)

    /// Has the server end the session, if it can be reached.
    func end(_ session: Session)
}

/// What the interactor asks of the device.
protocol HomeLocalDataManagerInputProtocol: AnyObject {
    /// Deletes the session that is stored.
    func deleteSession(then completion: @escaping Answer<Void, SessionStoreError>)
}

/// Where home leads.
protocol HomeWireFrameProtocol: AnyObject {
    /// Returns to the login.
    func goBack()
}

/// What home tells whoever opened it.
protocol HomeModuleDelegate: AnyObject {
    /// The session has ended, and not because the user wanted it.
    func sessionDidEnd()
}
