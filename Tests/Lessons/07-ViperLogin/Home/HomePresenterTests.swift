import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("Home's presenter decides what is shown, and when the user leaves home")
struct HomePresenterTests {
    private let log = MessageLog()
    private let view: HomeViewSpy
    private let delegate: HomeModuleDelegateSpy
    private let presenter: HomePresenter

    init() {
        view = HomeViewSpy("view", log: log)
        delegate = HomeModuleDelegateSpy("delegate", log: log)
        presenter = Self.presenter(log: log)
        presenter.view = view
        presenter.delegate = delegate
    }

    private static func presenter(isRemembered: Bool = true, log: MessageLog) -> HomePresenter {
        HomePresenter(
            name: "Ada Lovelace", isRemembered: isRemembered,
            interactor: HomeInteractorInputSpy("interactor", log: log),
            wireFrame: HomeWireFrameSpy("wireFrame", log: log))
    }

    // MARK: From the view

    @Test("says who is logged in, and loads the posts")
    func loaded() {
        presenter.viewDidLoad()
        #expect(
            log.messages == [
                #"view.show(status: "Logged in as Ada Lovelace")"#, "view.showLoader()", "interactor.fetchPosts()",
            ])
    }

    @Test("says so when the session could not be stored")
    func notRemembered() {
        let presenter = Self.presenter(isRemembered: false, log: log)
        presenter.view = view
        presenter.viewDidLoad()
        #expect(log.messages.first == #"view.show(status: "Logged in as Ada Lovelace, for this time only")"#)
    }

    @Test("loads again when it is asked to, and takes the old message away")
    func reload() {
        presenter.userDidTapReload()
        #expect(log.messages == ["view.hideMessage()", "view.showLoader()", "interactor.fetchPosts()"])
    }

    @Test("asks for posts once while they are on their way, and again when that has ended")
    func secondReload() {
        let ends = [{ presenter.didFetch([.bug]) }, { presenter.didFailToFetch(because: .tooSlow) }]
        for end in ends {
            presenter.userDidTapReload()
            presenter.userDidTapReload()
            end()
        }
        #expect(log.messages.filter { $0.receiver == "interactor" }.count == 2)
    }

    @Test("logs out once, and again when that has failed")
    func logOut() {
        presenter.userDidTapLogOut()
        presenter.userDidTapLogOut()
        #expect(log.messages == ["interactor.logOut()"])
        presenter.didFailToLogOut()
        log.forget()
        presenter.userDidTapLogOut()
        #expect(log.messages == ["interactor.logOut()"])
    }

    // MARK: From the interactor

    @Test("hides the loader and shows the posts in their order")
    func posts() {
        presenter.didFetch([.bug, .program])
        let rows = [
            PostRow(author: "Grace Hopper", text: "Found a bug."),
            PostRow(author: "Alan Turing", text: "Does it end?"),
        ]
        #expect(log.messages == ["view.hideLoader()", Message(to: "view", "show(rows:)", [rows])])
    }

    @Test("says so when there are none")
    func noPosts() {
        presenter.didFetch([])
        #expect(log.messages == ["view.hideLoader()", #"view.show(placeholder: "No posts yet")"#])
    }

    @Test(
        "hides the loader, says what is wrong, and stays",
        arguments: [
            (ServerFailure.unreachable, "The server can't be reached. Check your connection and try again."),
            (.tooSlow, "The server takes too long to answer. Please try again later."),
            (.outOfOrder(status: 500), "The server is out of order. Please try again later."),
            (.nonsense, "The server's answer makes no sense. Please try again later."),
        ])
    func failure(failure: ServerFailure, text: String) {
        presenter.didFailToFetch(because: failure)
        #expect(log.messages == ["view.hideLoader()", Message(to: "view", "show(message:)", [text])])
    }

    @Test("tells its delegate that the session has ended, then goes back")
    func sessionDidEnd() {
        presenter.sessionDidEnd()
        #expect(log.messages == ["view.hideLoader()", "delegate.sessionDidEnd()", "wireFrame.goBack()"])
    }

    @Test("goes back when the user is logged out, and has nothing to explain")
    func didLogOut() {
        presenter.didLogOut()
        #expect(log.messages == ["wireFrame.goBack()"])
    }

    @Test("stays and says so when the user could not be logged out")
    func didFailToLogOut() {
        presenter.didFailToLogOut()
        #expect(log.messages == [#"view.show(message: "You could not be logged out. Please try again.")"#])
    }
}
