import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson07ViperLogin

/// The whole app, on a real folder and a stub server.
final class RunningApp {
    let folder: SessionFolder
    let stub: StubServer
    private(set) var screen: Screen

    /// The app, launched on that folder.
    init(on folder: SessionFolder, with stub: StubServer) {
        self.folder = folder
        self.stub = stub
        screen = Self.launched(folder, stub)
    }

    private static func launched(_ folder: SessionFolder, _ stub: StubServer) -> Screen {
        Screen(SocialApp.launch(storingIn: folder.url, session: stub.session, server: stub.root))
    }

    /// Quits and starts again.
    func relaunch() {
        screen = Self.launched(folder, stub)
    }

    /// Types these, or else the right ones, and taps the button.
    func logIn(email: String = SocialStub.email, password: String = SocialStub.password) throws {
        try screen.type(email, into: "Email")
        try screen.type(password, into: "Password")
        try screen.tap("Log in")
    }

    /// Waits until that screen is there, and nothing is loading any more.
    func settles(on title: String) async throws {
        try await screen.wait(until: "\(title) is there, and done", within: .seconds(30)) {
            $0.title == title && !$0.isLoading
        }
    }

    /// Waits until that many requests have come.
    func waits(forRequests count: Int) async throws {
        try await screen.wait(until: "\(count) requests came", within: .seconds(30)) { [stub] _ in
            stub.requests >= count
        }
    }
}

nonisolated extension StubServer.Answer {
    /// A session for Ada or a list of posts, whichever was asked for.
    static func right(_ request: StubServer.Request) -> Self {
        request.path == "/login" ? session(.ada) : posts
    }

    /// A session for that user.
    static func session(_ session: Session) -> Self {
        .body(Data(#"{"name": "\#(session.name)", "token": "\#(session.token)"}"#.utf8))
    }

    /// A list of one post.
    static var posts: Self { .body(Data(#"[{"author": "Grace Hopper", "text": "Found a bug."}]"#.utf8)) }
}
