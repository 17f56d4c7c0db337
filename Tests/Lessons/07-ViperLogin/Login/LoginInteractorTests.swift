import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("The login's interactor: refuses what can't be right, asks the server, stores what it says, then answers")
struct LoginInteractorTests {
    private let log = MessageLog()
    private let api: LoginAPIDataManagerInputSpy
    private let local: LoginLocalDataManagerInputSpy
    private let interactor: LoginInteractor

    init() {
        api = LoginAPIDataManagerInputSpy("api", log: log)
        local = LoginLocalDataManagerInputSpy("local", log: log)
        interactor = LoginInteractor(apiDataManager: api, localDataManager: local)
    }

    private final class Answers {
        var outcomes: [LoginOutcome] = []
    }

    /// Asks for a login, and returns all answers that the completion is called with.
    private func logIn(email: String = "ada@example.com", password: String = "engine") -> Answers {
        let answers = Answers()
        interactor.logIn(email: email, password: password) { answers.outcomes.append($0) }
        return answers
    }

    // MARK: What was typed

    @Test(
        "refuses what can't be right, says what, and doesn't ask the server",
        arguments: [
            ("", "engine", LoginRefusal.emailMissing), ("  \n", "engine", .emailMissing), ("", "", .emailMissing),
            ("ada", "engine", .emailMalformed), ("@example.com", "engine", .emailMalformed),
            ("ada@", "engine", .emailMalformed), ("ada@home@example.com", "engine", .emailMalformed),
            ("ada lovelace@example.com", "engine", .emailMalformed), ("ada", "", .emailMalformed),
            ("ada@example.com", "", .passwordMissing),
        ])
    func refusals(email: String, password: String, refusal: LoginRefusal) {
        let answers = logIn(email: email, password: password)
        #expect(answers.outcomes == [.refused(refusal)])
        #expect(log.messages == [])
    }

    @Test("sends the address without the spaces around it, and the password with every space in it")
    func blanks() {
        _ = logIn(email: " ada@example.com\n", password: "  ")
        #expect(log.messages == [#"api.logIn(email: "ada@example.com", password: "  ", then:)"#])
    }

    // MARK: What came of it

    @Test("stores the session before it says that the user is logged in")
    func success() {
        let answers = logIn()
        api.logInCompletion.first?(.success(.ada))
        #expect(answers.outcomes == [])
        local.persistCompletion.first?(.success(()))
        #expect(answers.outcomes == [.loggedIn(.ada, isRemembered: true)])
        #expect(
            log.messages == [
                #"api.logIn(email: "ada@example.com", password: "engine", then:)"#,
                "local.persist(Session(Ada Lovelace), then:)",
            ])
    }

    @Test("lets the user in although the session can't be stored, and says that it won't be remembered")
    func notStored() {
        let answers = logIn()
        api.logInCompletion.first?(.success(.ada))
        local.persistCompletion.first?(.failure(.full))
        #expect(answers.outcomes == [.loggedIn(.ada, isRemembered: false)])
    }

    @Test(
        "stores nothing when the server did not let the user in, and says why",
        arguments: [ServerFailure.unauthorized, .unreachable, .tooSlow, .outOfOrder(status: 500), .nonsense])
    func failure(_ failure: ServerFailure) {
        let answers = logIn()
        api.logInCompletion.first?(.failure(failure))
        #expect(answers.outcomes == [.failed(failure)])
        #expect(local.persistCompletion.isEmpty)
    }

    @Test("answers each of two logins through its own closure, whichever is answered first")
    func twoLogins() {
        let (first, second) = (logIn(), logIn(email: "grace@example.com"))
        api.logInCompletion.last?(.failure(.unauthorized))
        api.logInCompletion.first?(.failure(.tooSlow))
        #expect(first.outcomes == [.failed(.tooSlow)])
        #expect(second.outcomes == [.failed(.unauthorized)])
    }

    // MARK: Late answers

    @Test("a session that comes after the screen is gone is stored: the server has opened it, and does so once")
    func leftScreen() {
        var left: LoginInteractor? = LoginInteractor(apiDataManager: api, localDataManager: local)
        let watched = Weak(left)
        left?.logIn(email: "ada@example.com", password: "engine") { _ in }
        left = nil
        #expect(watched.object == nil)
        log.forget()
        api.logInCompletion.first?(.success(.ada))
        #expect(log.messages == ["local.persist(Session(Ada Lovelace), then:)"])
    }
}
