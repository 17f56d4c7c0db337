import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("Home's interactor gets the posts, and ends the session on the device before it tells anybody")
struct HomeInteractorTests {
    private let log = MessageLog()
    private let api: HomeAPIDataManagerInputSpy
    private let local: HomeLocalDataManagerInputSpy
    private let output: HomeInteractorOutputSpy
    private let interactor: HomeInteractor

    init() {
        api = HomeAPIDataManagerInputSpy("api", log: log)
        local = HomeLocalDataManagerInputSpy("local", log: log)
        output = HomeInteractorOutputSpy("output", log: log)
        interactor = HomeInteractor(session: .ada, apiDataManager: api, localDataManager: local)
        interactor.presenter = output
    }

    // MARK: Fetching

    @Test("asks for the posts of the session, and reports them", arguments: [[], [Post.bug, .program]])
    func posts(posts: [Post]) {
        interactor.fetchPosts()
        api.fetchPostsCompletion.first?(.success(posts))
        #expect(
            log.messages == [
                "api.fetchPosts(for: Session(Ada Lovelace), then:)", Message(to: "output", "didFetch(_:)", [posts]),
            ])
    }

    @Test(
        "reports why there are none, and leaves the session alone",
        arguments: [ServerFailure.unreachable, .tooSlow, .outOfOrder(status: 500), .nonsense])
    func failure(_ failure: ServerFailure) {
        interactor.fetchPosts()
        log.forget()
        api.fetchPostsCompletion.first?(.failure(failure))
        #expect(log.messages == [Message(to: "output", "didFailToFetch(because:)", [failure])])
    }

    @Test("forgets a session that the server no longer knows, then reports that it has ended")
    func ended() {
        interactor.fetchPosts()
        log.forget()
        api.fetchPostsCompletion.first?(.failure(.unauthorized))
        #expect(log.messages == ["local.deleteSession(then:)"])
        local.deleteSessionCompletion.first?(.success(()))
        #expect(log.messages == ["local.deleteSession(then:)", "output.sessionDidEnd()"])
    }

    @Test("reports that the session has ended although it can't be forgotten: the server will say so again")
    func endedAndStuck() {
        interactor.fetchPosts()
        api.fetchPostsCompletion.first?(.failure(.unauthorized))
        log.forget()
        local.deleteSessionCompletion.first?(.failure(.stuck))
        #expect(log.messages == ["output.sessionDidEnd()"])
    }

    // MARK: Logging out

    @Test("deletes the session, tells the server without waiting for it, and reports that")
    func logOut() {
        interactor.logOut()
        #expect(log.messages == ["local.deleteSession(then:)"])
        local.deleteSessionCompletion.first?(.success(()))
        #expect(
            log.messages == [
                "local.deleteSession(then:)", "api.end(Session(Ada Lovelace))", "output.didLogOut()",
            ])
    }

    @Test("does not tell the server when the session is still on the device, and reports that")
    func notLoggedOut() {
        interactor.logOut()
        local.deleteSessionCompletion.first?(.failure(.stuck))
        #expect(log.messages == ["local.deleteSession(then:)", "output.didFailToLogOut()"])
    }

    // MARK: Late answers

    @Test("posts that come after home is gone aren't reported")
    func latePosts() {
        leave { $0.fetchPosts() }
        api.fetchPostsCompletion.first?(.success([.bug]))
        #expect(log.messages == [])
    }

    @Test("news of an ended session that comes after home is gone deletes nothing: it may be another user's by now")
    func lateEnd() {
        leave { $0.fetchPosts() }
        api.fetchPostsCompletion.first?(.failure(.unauthorized))
        #expect(log.messages == [])
    }

    @Test("a logout is finished at the server although home is gone")
    func lateLogOut() {
        leave { $0.logOut() }
        local.deleteSessionCompletion.first?(.success(()))
        #expect(log.messages == ["api.end(Session(Ada Lovelace))"])
    }

    /// Asks an interactor for something, and lets go of it before it is answered.
    private func leave(asking ask: (HomeInteractor) -> Void) {
        var left: HomeInteractor? = HomeInteractor(session: .ada, apiDataManager: api, localDataManager: local)
        let watched = Weak(left)
        left?.presenter = output
        left.map(ask)
        left = nil
        #expect(watched.object == nil)
        log.forget()
    }
}
