/// The use case of home: gets the posts for whoever is logged in, and logs them out.
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
            // Weakly here, too: after a logout somebody else may be logged in, and theirs is the session that is stored.
            case .failure(.unauthorized): self?.forgetSession()
            case .failure(let failure): self?.presenter?.didFailToFetch(because: failure)
            }
        }
    }

    func logOut() {
        localDataManager.deleteSession { [weak self, apiDataManager, session] result in
            switch result {
            case .success:
                // The user leaves whatever the server says, and it need not be there to say anything.
                apiDataManager.end(session)
                self?.presenter?.didLogOut()
            case .failure: self?.presenter?.didFailToLogOut()
            }
        }
    }
}
