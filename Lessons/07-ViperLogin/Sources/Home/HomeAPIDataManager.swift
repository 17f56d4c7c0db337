/// Gets the posts for a user's session from the server, and ends the session there.
final class HomeAPIDataManager: HomeAPIDataManagerInputProtocol {
    let server: SocialServer

    init(server: SocialServer) {
        self.server = server
    }

    func fetchPosts(for session: Session, then completion: @escaping Answer<[Post], ServerFailure>) {
        server.get("posts", token: session.token) { (result: Result<[PostRecord], ServerFailure>) in
            completion(result.map { $0.map(\.post) })
        }
    }

    func end(_ session: Session) {
        server.delete("session", token: session.token)
    }
}
