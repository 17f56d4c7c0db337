import Foundation
import Journeys
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("A stub server answers without a network")
struct StubServerTests {
    @Test("answers the shared session as well as one that was handed on")
    func answersBothSessions() async throws {
        let server = StubServer(.body(Data("milk".utf8)))
        for session in [URLSession.shared, server.session] {
            let answer = await session.answer(from: server.url)
            #expect(answer == "200 milk")
        }
        #expect(server.requests == 2)
    }

    @Test("answers with another status, or not at all")
    func answersWithTrouble() async {
        let missing = StubServer(.body(Data("lost".utf8), status: 404))
        #expect(await missing.session.answer(from: missing.url) == "404 lost")
        let unreachable = StubServer(.failure(.notConnectedToInternet))
        #expect(await unreachable.session.answer(from: unreachable.url) == "error \(URLError.notConnectedToInternet)")
    }

    @Test("answers each host in its own words")
    func answersByHost() async {
        let first = StubServer(.body(Data("first".utf8)))
        let second = StubServer(.body(Data("second".utf8)))
        #expect(await first.session.answer(from: second.url) == "200 second")
        #expect(first.requests == 0)
        #expect(second.requests == 1)
    }

    @Test("lets a request wait until it is told what to answer")
    func answersLate() async throws {
        let server = StubServer()
        async let answer = server.session.answer(from: server.url)
        while server.requests == 0 { try await Task.sleep(for: .milliseconds(1)) }
        server.answer(.body(Data("late".utf8)))
        #expect(await answer == "200 late")
    }

    @Test("breaks an answer off, and takes its time")
    func answersBadly() async {
        let broken = StubServer(.cutOff(Data("mi".utf8)))
        #expect(await broken.session.answer(from: broken.url) == "error \(URLError.networkConnectionLost)")
        let slow = StubServer(.late(.milliseconds(50), .body(Data("milk".utf8))))
        let start = ContinuousClock.now
        #expect(await slow.session.answer(from: slow.url) == "200 milk")
        #expect(ContinuousClock.now - start >= .milliseconds(50))
    }

    @Test("looks at each request before it answers, and lets some of them wait")
    func answersByRequest() async throws {
        let server = StubServer(answering: { $0.path == "/late" ? nil : .body(Data($0.path.utf8)) })
        async let late = server.session.answer(from: server.root.appending(path: "late"))
        #expect(await server.session.answer(from: server.root.appending(path: "early")) == "200 /early")
        while server.requests < 2 { try await Task.sleep(for: .milliseconds(1)) }
        server.answer(with: { .body(Data("\($0.path) after all".utf8)) })
        #expect(await late == "200 /late after all")
    }

    @Test("counts a request that is canceled while it waits, and answers it no more")
    func forgetsTheCanceled() async throws {
        let server = StubServer()
        let task = Task { try await server.session.data(from: server.url) }
        while server.requests == 0 { try await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        #expect(server.canceled == 1)
        server.answer(.status(200))
        #expect(await server.session.answer(from: server.url) == "200 ")
        #expect(server.canceled == 1, "a request that was answered was not canceled")
    }

    @Test("remembers what came: how, where to, with which headers and body, and how long somebody waits")
    func remembers() async throws {
        let server = StubServer(.status(200))
        var request = URLRequest(url: server.root.appending(path: "login"), timeoutInterval: 7)
        request.httpMethod = "POST"
        request.httpBody = Data("ada".utf8)
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        let sent = request
        await withCheckedContinuation { done in
            server.session.dataTask(with: sent) { _, _, _ in done.resume() }.resume()
        }
        let came = try #require(server.received.first)
        #expect("\(came.method) \(came.path)" == "POST /login")
        #expect(came.headers["Content-Type"] == "text/plain")
        #expect(came.body == Data("ada".utf8))
        #expect(came.timeout == 7)
    }

    @Test("knows no other host")
    func refusesOthers() async throws {
        let url = try #require(URL(string: "http://nobody.stub.invalid/items.json"))
        #expect(await StubServer().session.answer(from: url) == "error \(URLError.cannotFindHost)")
    }
}

extension URLSession {
    /// Returns the status and body, or the error's code.
    nonisolated fileprivate func answer(from url: URL) async -> String {
        await withCheckedContinuation { done in
            dataTask(with: url) { data, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                let body = String(decoding: data ?? Data(), as: UTF8.self)
                done.resume(
                    returning: error.map { "error \(($0 as? URLError)?.code ?? .unknown)" } ?? "\(status) \(body)")
            }
            .resume()
        }
    }
}
