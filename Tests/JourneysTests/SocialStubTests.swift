import Foundation
import Journeys
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The social app's server knows one user, and can be told to behave badly")
struct SocialStubTests {
    private let social = SocialStub(delay: .milliseconds(50))
    private let server: StubServer

    init() {
        server = social.opened()
    }

    /// Returns the answer's status and body, or the error's code.
    private func answer(_ method: String, _ path: String, token: String = "", body: String = "") async -> String {
        var request = URLRequest(url: server.root.appending(path: path))
        request.httpMethod = method
        request.httpBody = Data(body.utf8)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        let sent = request
        return await withCheckedContinuation { done in
            server.session.dataTask(with: sent) { data, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                let text = String(decoding: data ?? Data(), as: UTF8.self)
                let code = (error as? URLError)?.errorCode
                done.resume(returning: code.map { "error \($0)" } ?? "\(status) \(text)")
            }
            .resume()
        }
    }

    private func login(password: String = SocialStub.password) async -> String {
        await answer("POST", "login", body: #"{"email": "\#(SocialStub.email)", "password": "\#(password)"}"#)
    }

    @Test("opens a session for the user alone, gives it posts, and ends it")
    func answers() async {
        let opened = #"200 {"name": "Ada Lovelace", "token": "token-of-ada"}"#
        #expect(await login() == opened)
        #expect(await login(password: "steam") == "401 ")
        #expect(await answer("GET", "posts", token: "token-of-ada").contains("Grace Hopper"))
        #expect(await answer("GET", "posts", token: "token-of-eve") == "401 ")
        #expect(await answer("DELETE", "session", token: "token-of-ada") == "200 ")
        #expect(await answer("GET", "posts", token: "token-of-ada") == "401 ")
        #expect(await login() == opened)
        #expect(await answer("GET", "posts", token: "token-of-ada").contains("Grace Hopper"))
    }

    @Test("behaves as it is told, from then on")
    func behaviors() async {
        social.behavior = .refuses
        #expect(await login() == "401 ")
        social.behavior = .down
        #expect(await login() == "error \(URLError.cannotConnectToHost.rawValue)")
        social.behavior = .nonsense
        #expect(await login().hasPrefix("200 <html>"))
        social.behavior = .slow
        let start = ContinuousClock.now
        #expect(await login().hasPrefix("200 {"))
        #expect(ContinuousClock.now - start >= .milliseconds(50))
        social.behavior = .answers
        #expect(await login().hasPrefix("200 {"))
    }
}
