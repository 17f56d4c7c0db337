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

    @Test("knows no other host")
    func refusesOthers() async throws {
        let url = try #require(URL(string: "http://nobody.stub.invalid/items.json"))
        #expect(await StubServer().session.answer(from: url) == "error \(URLError.cannotFindHost)")
    }
}

extension URLSession {
    /// Status and body, or the error's code.
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
