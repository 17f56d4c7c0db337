import ExerciseSupport
import Foundation
import Testing

@testable import Exercise05a

extension InteractorTests {
    @Test("05a.5 stored books are loaded with their loans, and nothing ever stored is nil")
    func loadAnswersWhatIsStored() async throws {
        Self.expect(
            try await Device().load(), Books.words(Books.all),
            "loadBooks(then:) answers with the stored books, in their order, with their loans",
            why: "the list shows them when the library can't be asked",
            look: "loadBooks(then:): what is the store asked, and what becomes of its records?")
        Self.expect(
            try await Device([]).load(), "no books", "when no book is stored, loadBooks(then:) answers with no books",
            why: "an empty shelf was stored once; that is not the same as nothing",
            look: "loadBooks(then:): what becomes of no records?")
        Self.expect(
            try await Device(nil).load(), Books.words(nil),
            "when nothing was ever stored, loadBooks(then:) answers with nil",
            why: "the interactor reports a failure then, and not an empty shelf",
            look: "loadBooks(then:): what becomes of a nil of the store?")
        let device = try Device(Books.unlent)
        _ = await device.load()
        try device.store(Books.all)
        Self.expect(
            await device.load(), Books.words(Books.all),
            "when a book is lent after loadBooks(then:), the next loadBooks(then:) answers with the loan",
            why: "the other screens change what is stored, and tell this data manager nothing",
            look: "what does it keep from one request to the next?")
    }

    @Test("05a.5 what is to be kept is in the file, with the loans that were there, and that is the answer")
    func persistKeepsLoans() async throws {
        let device = try Device([Books.lent])
        let said = await device.persist(Books.unlent)
        var expected = Books.unlent
        expected[1].loan = Books.lent.loan
        Self.expect(
            device.stored, Books.words(expected),
            "after persist(_:then:) the file has the books that were given, and the loans that it had",
            why: "the next start shows what the file has", look: "persist(_:then:): what is the store asked for?")
        Self.expect(
            said, Books.words(expected), "persist(_:then:) answers with the books as they are stored then",
            why: "the books that were given have no loans; the interactor reports what it gets from here",
            look: "persist(_:then:): which books does it answer with?")
        let first = try Device(nil)
        Self.expect(
            await first.persist(Books.unlent) + " / " + first.stored,
            Books.words(Books.unlent) + " / " + Books.words(Books.unlent),
            "where nothing was ever stored, persist(_:then:) stores the books and answers with them",
            why: "the first books come from the library", look: "persist(_:then:): what is the store asked for?")
    }

    @Test("05a.5 a return ends all loans in the file, and answers with the books")
    func returnEndsLoans() async throws {
        let device = try Device()
        let said = await device.returnAll()
        Self.expect(
            device.stored, Books.words(Books.unlent), "after returnAllBooks(then:) the file has all books and no loan",
            why: "the next start shows what the file has",
            look: "returnAllBooks(then:): what is the store asked for, and what becomes of its answer?")
        Self.expect(
            said, Books.words(Books.unlent), "returnAllBooks(then:) answers with the books as they are stored then",
            why: "the interactor reports what it gets from here",
            look: "returnAllBooks(then:): what is the store asked for, and what becomes of its answer?")
    }

    @Test("05a.5 a store that fails is a failure, and is left alone")
    func failuresAreTold() async throws {
        let requests: [(String, (Device) async -> String)] = [
            ("loadBooks(then:)", { await $0.load() }), ("persist(_:then:)", { await $0.persist(Books.unlent) }),
            ("returnAllBooks(then:)", { await $0.returnAll() }),
        ]
        for (name, ask) in requests {
            let device = try Device()
            try device.spoil()
            let said = await ask(device)
            Self.expect(
                said, "a failure", "when the file can't be read, \(name) answers with a failure, once",
                why: "the user may still repair the file; an empty list in its place would say that there are no books",
                look: "\(name): what becomes of a failure of the store?")
            Self.expect(
                device.stored, "not a shelf", "\(name) leaves a file alone that can't be read",
                why: "the user may still repair it", look: "\(name): what is done after a failure?")
        }
    }

    private static func expect(_ said: String, _ wanted: String, _ expected: String, why: String, look: String) {
        #expect(
            said == wanted,
            .teaching(expected: expected, why: why, look: exercise.look(in: "ShelfLocalDataManager", for: look)))
    }
}
