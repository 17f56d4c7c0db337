import ExerciseSupport
import Foundation
import Spies

@testable import Exercise05a

/// The interactor with both of its data managers, connected by the suite on a real file and a stubbed library.
enum Chain {
    /// Whether the three together do what the app needs, so that a journey's mismatch is a fault of the connection.
    static func works() async -> Bool {
        guard let device = try? Device([Books.lent]), let fresh = try? Device(nil) else { return false }
        let library = LibraryStub(.body(Books.sent))
        let books = #"["Orlando", "Emma, lent to Ben", "Kindred"]"#
        guard await said(by: device, library, { $0.fetchBooks() }) == ["output.didFetch(\(books))"] else {
            return false
        }
        library.reply(.failure(.notConnectedToInternet))
        guard await said(by: device, library, { $0.fetchBooks() }) == ["output.didFetchStored(\(books))"],
            await said(by: fresh, library, { $0.fetchBooks() }) == ["output.didFailToFetch()"]
        else { return false }
        return await said(by: device, library, { $0.returnAllBooks() })
            == [#"output.didReturnAll(["Orlando", "Emma", "Kindred"])"#]
    }

    private static func said(
        by device: Device, _ library: LibraryStub, _ ask: (ShelfInteractor) -> Void
    ) async -> [Message] {
        let log = MessageLog()
        let output = OutputSpy("output", log: log)
        let api = ShelfAPIDataManager(url: library.url, session: library.session)
        let interactor = ShelfInteractor(
            apiDataManager: api, localDataManager: device.manager, now: { TestClock.noon })
        interactor.presenter = output
        ask(interactor)
        let messages = await log.messages(atLeast: 1, within: .seconds(3))
        return withExtendedLifetime((output, interactor)) { messages }
    }
}
