import Foundation

/// The use case of the login: refuses what can't be right, has the server open a session, and has it stored.
final class LoginInteractor {
    let apiDataManager: any LoginAPIDataManagerInputProtocol
    let localDataManager: any LoginLocalDataManagerInputProtocol

    init(
        apiDataManager: any LoginAPIDataManagerInputProtocol,
        localDataManager: any LoginLocalDataManagerInputProtocol
    ) {
        self.apiDataManager = apiDataManager
        self.localDataManager = localDataManager
    }

    private func refusal(email: String, password: String) -> LoginRefusal? {
        if email.isEmpty { return .emailMissing }
        // Only the server knows whether there is such an address. This is about slips of the finger.
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count != 2 || parts.contains(where: \.isEmpty) || email.contains(where: \.isWhitespace) {
            return .emailMalformed
        }
        return password.isEmpty ? .passwordMissing : nil
    }
}

// MARK: - From the presenter

extension LoginInteractor: LoginInteractorInputProtocol {
    func logIn(email: String, password: String, then completion: @escaping @MainActor (LoginOutcome) -> Void) {
        // A keyboard that completes an address adds a space to it. A space in a password is a character like others.
        let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
        if let refusal = refusal(email: email, password: password) { return completion(.refused(refusal)) }
        // The server opens the session once, so it is stored even if the screen is gone by then.
        apiDataManager.logIn(email: email, password: password) { [localDataManager] result in
            switch result {
            case .success(let session):
                localDataManager.persist(session) { stored in
                    switch stored {
                    case .success: completion(.loggedIn(session, isRemembered: true))
                    case .failure: completion(.loggedIn(session, isRemembered: false))
                    }
                }
            case .failure(let failure): completion(.failed(failure))
            }
        }
    }
}
