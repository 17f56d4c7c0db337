/// The use case of home: gets the posts, and logs the user out.
final class HomeInteractor {
    weak var presenter: (any HomeInteractorOutputProtocol)?
    let apiDataManager: any HomeAPIDataManagerInputProtocol
    let localDataManager: any HomeLocalDataManagerInputProtocol
    let session: Session

    init(
        session: Session, apiDataManager: any HomeAPIDataManagerInputProtocol,
        localDataManager: any HomeLocalDataManagerInputProtocol
    ) {
        self.session = session
        self.apiDataManager = apiDataManager
        self.localDataManager = localDataManager
    }

    /// The server has forgotten the session; so does the device, and if that fails the server will say so again.
    private func forgetSession() {
        localDataManager.deleteSession { [weak self] _ in self?.presenter?.sessionDidEnd() }
    }
}

// MARK: - From the presenter

extension HomeInteractor: HomeInteractorInputProtocol {
    func fetchPosts() {
        apiDataManager.fetchPosts(for: session) { [weak self] result in
            switch result {
            case .success(let posts): self?.presenter?.didFetch(posts)
            // Held weakly here as well: after a logout another user may be logged in, and the stored session is theirs.
            case .failure(.unauthorized): self?.forgetSession()
            case .failure(let failure): self?.presenter?.didFailToFetch(because: failure)
            }
        }
    }

    func logOut() {
        localDataManager.deleteSession { [weak self, apiDataManager, session] result in
            switch result {
            case .success:
                // The user leaves, whatever the server says and even if it can't be reached.
                apiDataManager.end(session)
                self?.presenter?.didLogOut()
            case .failure: self?.presenter?.didFailToLogOut()
            }
        }
    }
}
