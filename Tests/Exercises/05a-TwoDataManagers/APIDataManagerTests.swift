import ExerciseSupport
import Foundation
import Testing

@testable import Exercise05a

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension InteractorTests {
    @Test("05a.4 what the library sends becomes books, in their order")
    func downloadMakesBooks() async {
        let library = LibraryStub(.body(Books.sent))
        let said = await Self.download(from: library)
        #expect(
            library.requests == [library.url],
            .teaching(
                expected: "the books are asked for at the address and through the session that were passed in, once",
                happened: library.requests.isEmpty
                    ? "no request came through that session" : "there were \(library.requests.count) requests",
                why: "the app says where the library is, and a test passes in a session that needs no network",
                look: exercise.look(in: "ShelfAPIDataManager", for: "which session is asked, and does the task begin?"))
        )
        Self.expect(
            said, Books.words(Books.unlent),
            "downloadBooks(then:) answers once, later, with a Book for each record of the library, in their order",
            why: "the interactor works with books; the form in which they are sent is known here and nowhere else",
            look: "downloadBooks(then:): what becomes of the data?")
    }

    @Test("05a.4 a library without books is no failure")
    func emptyLibraryIsAnAnswer() async {
        let said = await Self.download(from: LibraryStub(.body("[]")))
        Self.expect(
            said, "no books", "a list without books is answered as that",
            why: "a library that has no books was reached, and that isn't the same as one that wasn't",
            look: "downloadBooks(then:): what makes an answer a failure?")
    }

    @Test("05a.4 a library that refuses, is not there, or sends nonsense, is a failure")
    func badAnswersAreFailures() async {
        guard await Self.survivesAnAnswerWithoutStatus() else { return }
        let cases: [(String, LibraryStub.Reply)] = [
            ("no server is at the address", .failure(.cannotConnectToHost)),
            ("there is no network", .failure(.notConnectedToInternet)),
            ("the library refuses with 403", .body("", status: 403)),
            ("the library has nothing there, 404, and sends a list even so", .body("[]", status: 404)),
            ("the library breaks down, 500, and sends its books even so", .body(Books.sent, status: 500)),
            ("the library sends a part of its books, with 206", .body(Books.sent, status: 206)),
            ("the library takes the request and has no books yet, 202", .body("[]", status: 202)),
            ("the server doesn't speak HTTP, so there is no status", .bodyWithoutStatus(Books.sent)),
            ("nothing is sent", .body("")),
            ("what is sent isn't JSON", .body("<html>Welcome</html>")),
            ("what is sent is cut off", .body(String(Books.sent.prefix(60)))),
            ("what is sent is JSON of another shape", .body(#"{"books": []}"#)),
            ("one of the books has no name", .body(#"[{"id": 7, "by": "Virginia Woolf"}]"#)),
        ]
        for (what, reply) in cases {
            let said = await Self.download(from: LibraryStub(reply))
            Self.expect(
                said, "a failure", "when \(what), downloadBooks(then:) answers with a failure, once, later",
                why: "something that isn't the library's answer, taken for books, would replace those that are stored",
                look: "downloadBooks(then:): what is looked at before books are made of the data?")
            if said != "a failure" { return }
        }
        await failsAfterAnAnswer()
    }

    /// Checks that a data manager keeps no earlier answer, which is the device's job.
    private func failsAfterAnAnswer() async {
        let library = LibraryStub(.body(Books.sent))
        let manager = ShelfAPIDataManager(url: library.url, session: library.session)
        _ = await Answers.said(Books.words) { manager.downloadBooks(then: $0) }
        library.reply(.failure(.notConnectedToInternet))
        Self.expect(
            await Answers.said(Books.words) { manager.downloadBooks(then: $0) }, "a failure",
            "when there is no network, though there was one before, downloadBooks(then:) answers with a failure",
            why:
                "earlier books would look like the library's answer of today; the interactor asks the device for those",
            look: "what does the data manager keep from one download to the next?")
    }

    /// Tried in a process of its own, since a trap would end the suite.
    private static func survivesAnAnswerWithoutStatus() async -> Bool {
        let exit = await #expect(
            processExitsWith: .success,
            .teaching(
                expected: "when the server doesn't speak HTTP, downloadBooks(then:) answers with a failure",
                happened: "it crashed",
                why: "a session promises a URLResponse; whether that is one of HTTP depends on the address",
                look: exercise.look(
                    in: "ShelfAPIDataManager", for: "downloadBooks(then:): what is cast or unwrapped by force?"))
        ) { @MainActor in
            _ = await InteractorTests.download(from: LibraryStub(.bodyWithoutStatus(Books.sent)))
        }
        return exit != nil
    }

    fileprivate static func download(from library: LibraryStub) async -> String {
        let manager = ShelfAPIDataManager(url: library.url, session: library.session)
        return await Answers.said(Books.words) { manager.downloadBooks(then: $0) }
    }

    private static func expect(_ said: String, _ wanted: String, _ expected: String, why: String, look: String) {
        #expect(
            said == wanted,
            .teaching(expected: expected, why: why, look: exercise.look(in: "ShelfAPIDataManager", for: look)))
    }
}
