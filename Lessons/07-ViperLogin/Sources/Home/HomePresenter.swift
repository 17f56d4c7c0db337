/// Decides what home shows, and when the user leaves it.
final class HomePresenter {
    weak var view: (any HomeViewProtocol)?
    let interactor: any HomeInteractorInputProtocol
    let wireFrame: any HomeWireFrameProtocol
    // The login comes next, so the login says why.
    weak var delegate: (any HomeModuleDelegate)?
    let name: String
    let isRemembered: Bool
    /// Whether the posts are on their way; until they arrive, they aren't asked for again.
    private var isFetching = false
    /// Whether the user is being logged out; until that has ended, no second logout starts.
    private var isLoggingOut = false

    init(
        name: String, isRemembered: Bool, interactor: any HomeInteractorInputProtocol,
        wireFrame: any HomeWireFrameProtocol
    ) {
        self.name = name
        self.isRemembered = isRemembered
        self.interactor = interactor
        self.wireFrame = wireFrame
    }

    private func fetchPosts() {
        guard !isFetching else { return }
        isFetching = true
        view?.showLoader()
        interactor.fetchPosts()
    }

    private func fetchDidEnd() {
        isFetching = false
        view?.hideLoader()
    }
}

// MARK: - From the view

extension HomePresenter: HomePresenterProtocol {
    func viewDidLoad() {
        // A second login next time does less harm than a full disk that keeps everybody out; but the user is told.
        view?.show(status: isRemembered ? "Logged in as \(name)" : "Logged in as \(name), for this time only")
        fetchPosts()
    }

    func userDidTapReload() {
        view?.hideMessage()
        fetchPosts()
    }

    func userDidTapLogOut() {
        guard !isLoggingOut else { return }
        isLoggingOut = true
        interactor.logOut()
    }
}

// MARK: - From the interactor

extension HomePresenter: HomeInteractorOutputProtocol {
    func didFetch(_ posts: [Post]) {
        fetchDidEnd()
        if posts.isEmpty {
            view?.show(placeholder: "No posts yet")
        } else {
            view?.show(rows: posts.map { PostRow(author: $0.author, text: $0.text) })
        }
    }

    func didFailToFetch(because failure: ServerFailure) {
        fetchDidEnd()
        view?.show(message: FailureText.text(for: failure))
    }

    func sessionDidEnd() {
        fetchDidEnd()
        delegate?.sessionDidEnd()
        wireFrame.goBack()
    }

    func didLogOut() {
        isLoggingOut = false
        wireFrame.goBack()
    }

    func didFailToLogOut() {
        isLoggingOut = false
        view?.show(message: "You could not be logged out. Please try again.")
    }
}
