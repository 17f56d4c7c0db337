import Foundation
import HeadlessUIKit
import Journeys
import Lesson08CleanViper
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("A list that the user leaves before the server answers shows nothing")
final class LeavingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "Leaving-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("neither rows nor an alert", arguments: [StubServer.Answer.body(Data("[]".utf8)), .failure(.timedOut)])
    func lateAnswer(answer: StubServer.Answer) async throws {
        let server = StubServer()
        let screen = Screen(ItemsApp.launch(storingIn: folder, startingWith: server.url))
        try screen.tap("Show items")
        let list = { [weak object = screen.viewControllers.last] in object }
        try await screen.wait(until: "the server was asked", within: .seconds(30)) { _ in server.requests == 1 }
        try screen.goBack()
        #expect(list() == nil)

        server.answer(answer)
        // A second answer arrives after the first: a session delivers them one after the other.
        await withCheckedContinuation { done in
            URLSession.shared.dataTask(with: server.url) { _, _, _ in done.resume() }.resume()
        }
        try await screen.settle(within: .seconds(30))
        #expect(screen.title == "Welcome")
        #expect(screen.alert == nil)
        #expect(!screen.isLoading)
    }
}
