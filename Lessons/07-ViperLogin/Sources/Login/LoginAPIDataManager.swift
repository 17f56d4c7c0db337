/// Has the server open a session for a user who logs in.
final class LoginAPIDataManager: LoginAPIDataManagerInputProtocol {
    let server: SocialServer

    init(server: SocialServer) {
        self.server = server
    }

    func logIn(email: String, password: String, then completion: @escaping Answer<Session, ServerFailure>) {
        let record = LoginRecord(email: email, password: password)
        server.post(record, to: "login") { (result: Result<SessionRecord, ServerFailure>) in
            completion(
                result.flatMap { answer in
                    guard let session = answer.session else { return .failure(.nonsense) }
                    return .success(session)
                })
        }
    }
}
