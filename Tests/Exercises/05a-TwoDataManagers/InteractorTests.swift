import ExerciseSupport
import Spies
import Testing

@testable import Exercise05a

/// The exercise whose answer is tested.
let exercise = Exercise("05a")

@Suite(
    "Exercise 05a, two data managers", .exercise("05a"),
    .silent(except: "stateIsItsOwn()", where: SharedState.isThere))
struct InteractorTests {
    @Test("05a.1 what the library sends is stored, and then reported, once")
    func successIsStoredAndReported() async {
        let harness = Harness()
        await harness.fetch(download: .success(Books.unlent), persist: .success(Books.all))
        Self.expect(
            harness,
            [
                "api.downloadBooks(then:)", #"local.persist(["Orlando", "Emma", "Kindred"], then:)"#,
                #"output.didFetch(["Orlando, lent to Ada, overdue", "Emma, lent to Ben", "Kindred"])"#,
            ],
            "fetchBooks() asks the library, has the device store what comes, and reports it as it is stored then",
            why: "each step waits for the one before it; what is reported is what the next start shows as well",
            look: "fetchBooks(): who is asked first, and who with the answer?")
    }

    @Test("05a.1 nothing is reported before it is stored")
    func reportWaitsForTheDevice() async {
        let harness = Harness()
        await harness.fetch(download: .success(Books.unlent))
        let early = harness.log.messages.filter { $0.receiver == "output" }
        #expect(
            early == [],
            .teaching(
                expected: "the library's books are reported when the device has stored them, and not before",
                happened: "they were reported before the device had answered",
                why: "the device may fail, and only its answer has the loans",
                look: exercise.look(in: "ShelfInteractor", for: "fetchBooks(): in which closure is the presenter told?")
            ))
        let asked = harness.log.messages.contains { $0.name == "persist" }
        #expect(
            asked,
            .teaching(
                expected: "the device is asked to store what the library sent", happened: harness.words,
                why: "without the network, only what is stored can be shown",
                look: exercise.look(in: "ShelfInteractor", for: "fetchBooks(): what becomes of the library's answer?")))
    }

    @Test("05a.1 what is reported is what the device stored, not what the library sent")
    func reportsWhatIsStored() async {
        let harness = Harness()
        await harness.fetch(download: .success([Books.onTheShelf]), persist: .success([Books.onTheShelf, Books.lent]))
        Self.expect(
            harness,
            [
                "api.downloadBooks(then:)", #"local.persist(["Kindred"], then:)"#,
                #"output.didFetch(["Kindred", "Emma, lent to Ben"])"#,
            ],
            "when the device answers with other books than the library sent, those of the device are reported",
            why: "the library knows no loans: a report of its books would show each of them on the shelf",
            look: "fetchBooks(): which of the two answers is reported?")
    }

    @Test("05a.1 what is overdue follows the clock, at the moment of the report")
    func overdueFollowsTheClock() async {
        for (days, label) in [(3.0, "Emma, lent to Ben"), (4.0, "Emma, lent to Ben, overdue")] {
            let harness = Harness()
            await harness.then { $0.interactor?.fetchBooks() }
            await harness.then { $0.api.answerDownload(.success(Books.unlent)) }
            // The library may be slow, and so may the device.
            harness.clock.move(days: days)
            await harness.then { $0.local.answerPersist(.success([Books.lent])) }
            let reported = harness.log.messages.filter { $0.receiver == "output" }
            #expect(
                reported == [Message(to: "output", "didFetch(_:)", [[label]])],
                .teaching(
                    expected: days == 3
                        ? "at the very moment at which a book is due, it is not reported as overdue"
                        : "a day after it was due, a book is reported as overdue",
                    why: """
                        the rule is Loan's, and the time is that of the clock that was passed in, asked when books are \
                        reported: an answer may take its time, and no test can choose what Date() says
                        """,
                    look: exercise.look(
                        in: "ShelfInteractor", for: "what turns a Book into a ShelfBook, and at which time?")))
        }
    }

    @Test("05a.1 every fetch asks the library again")
    func everyFetchAsks() async {
        let harness = Harness()
        await harness.fetch(download: .success(Books.unlent), persist: .success(Books.all))
        harness.log.forget()
        await harness.fetch(download: .success([]), persist: .success([]))
        Self.expect(
            harness, ["api.downloadBooks(then:)", "local.persist([], then:)", "output.didFetch([])"],
            "a second fetch asks the library again, and reports what comes this time, even if that is no book",
            why: "the library's books change, and so do the loans; a library without books is an answer as well",
            look: "fetchBooks(): what is kept from one fetch to the next?")
        let refused = Harness()
        await refused.fetch(download: .failure(Refused()), load: .success(nil))
        refused.log.forget()
        await refused.fetch(download: .success(Books.unlent), persist: .success(Books.all))
        Self.expect(
            refused,
            [
                "api.downloadBooks(then:)", #"local.persist(["Orlando", "Emma", "Kindred"], then:)"#,
                #"output.didFetch(["Orlando, lent to Ada, overdue", "Emma, lent to Ben", "Kindred"])"#,
            ],
            "a fetch after one that failed asks the library again",
            why: "a library that was not there may be there again", look: "fetchBooks(): what is kept of a failure?")
    }

    @Test("05a.1 a fetch asks the library although another one waits for its answer")
    func overlappingFetchesAsk() async {
        let harness = Harness()
        await harness.then { $0.interactor?.fetchBooks() }
        await harness.then { $0.interactor?.fetchBooks() }
        for _ in 0..<2 {
            await harness.then { $0.api.answerDownload(.success([])) }
            await harness.then { $0.local.answerPersist(.success([])) }
        }
        let reports = harness.log.messages.filter { $0.receiver == "output" }
        #expect(
            reports == ["output.didFetch([])", "output.didFetch([])"],
            .teaching(
                expected: "two fetches, of which the second begins before the first was answered, end in two reports",
                happened: harness.words,
                why: "each request ends in one call of the output; a loan may have been made since the first one began",
                look: exercise.look(
                    in: "ShelfInteractor", for: "fetchBooks(): what becomes of it while another fetch is on its way?")))
    }

    // MARK: Without the library

    @Test("05a.2 without the library, nothing is stored, and what is stored is reported as such")
    func failureFallsBack() async {
        let harness = Harness()
        await harness.fetch(download: .failure(Refused()), load: .success(Books.all))
        Self.expect(
            harness,
            [
                "api.downloadBooks(then:)", "local.loadBooks(then:)",
                #"output.didFetchStored(["Orlando, lent to Ada, overdue", "Emma, lent to Ben", "Kindred"])"#,
            ],
            "when the library fails, the device is asked for its books, and they are reported as stored before",
            why: """
                nothing came, so there is nothing to store; and the user who reads the list has to know that the library \
                failed
                """,
            look: "fetchBooks(): what becomes of a failure of the library?")
        let empty = Harness()
        await empty.fetch(download: .failure(Refused()), load: .success([]))
        Self.expect(
            empty, ["api.downloadBooks(then:)", "local.loadBooks(then:)", "output.didFetchStored([])"],
            "when the library fails and no book is stored, an empty list is reported as stored before",
            why: "the library had no books when it was last asked: that is an answer as well, and not a failure",
            look: "fetchBooks(): how do no books differ from nothing ever stored?")
        let slow = Harness()
        await slow.then { $0.interactor?.fetchBooks() }
        await slow.then { $0.api.answerDownload(.failure(Refused())) }
        slow.clock.move(days: 4)
        await slow.then { $0.local.answerLoad(.success([Books.lent])) }
        Self.expect(
            slow,
            [
                "api.downloadBooks(then:)", "local.loadBooks(then:)",
                #"output.didFetchStored(["Emma, lent to Ben, overdue"])"#,
            ],
            "what is overdue without the library is said by the clock at the moment of the report",
            why: "the device may take its time", look: "fetchBooks(): when is the clock asked?")
    }

    @Test("05a.2 without the library and without books, it fails, once")
    func failureWithoutBooks() async {
        let cases: [(Result<[Book]?, any Error>, String)] = [
            (.success(nil), "nothing was ever stored"), (.failure(Refused()), "the stored books can't be read"),
        ]
        for (answer, state) in cases {
            let harness = Harness()
            await harness.fetch(download: .failure(Refused()), load: answer)
            Self.expect(
                harness, ["api.downloadBooks(then:)", "local.loadBooks(then:)", "output.didFailToFetch()"],
                "when the library fails and \(state), the fetch has failed, and that is reported once",
                why: "an empty list would say that there are no books, and no report at all leaves the loader turning",
                look: "fetchBooks(): what becomes of the device's answer when the library failed?")
        }
    }

    @Test("05a.2 when the device can't store what came, it fails, once")
    func failureToStore() async {
        let harness = Harness()
        await harness.fetch(
            download: .success(Books.unlent), persist: .failure(Refused()), load: .success(Books.all))
        Self.expect(
            harness,
            [
                "api.downloadBooks(then:)", #"local.persist(["Orlando", "Emma", "Kindred"], then:)"#,
                "output.didFailToFetch()",
            ],
            "when the library's books can't be stored, the fetch has failed, and that is reported once",
            why: """
                the library was reached, so it would be wrong to say that it was not; and books that are not stored are \
                gone at the next start
                """,
            look: "fetchBooks(): what becomes of a failure to store?")
    }

    // MARK: Returning

    @Test("05a.3 a return is asked of the device, and reported with the books that are stored then")
    func returnIsReported() async {
        let harness = Harness()
        await harness.then { $0.interactor?.returnAllBooks() }
        await harness.then { $0.local.answerReturn(.success([Books.onTheShelf, Books.overdue])) }
        Self.expect(
            harness,
            ["local.returnAllBooks(then:)", #"output.didReturnAll(["Kindred", "Orlando, lent to Ada, overdue"])"#],
            "returnAllBooks() asks the device, once, and reports the books that it answers with",
            why: "loans are kept on the device, and only the device knows what is stored now",
            look: "returnAllBooks(): who is asked, and what is reported?")
        let slow = Harness()
        await slow.then { $0.interactor?.returnAllBooks() }
        slow.clock.move(days: 4)
        await slow.then { $0.local.answerReturn(.success([Books.lent])) }
        Self.expect(
            slow, ["local.returnAllBooks(then:)", #"output.didReturnAll(["Emma, lent to Ben, overdue"])"#],
            "what is overdue after a return is said by the clock at the moment of the report",
            why: "the device may take its time", look: "returnAllBooks(): when is the clock asked?")
    }

    @Test("05a.3 a return that failed is reported, once")
    func failedReturnIsReported() async {
        let harness = Harness()
        await harness.then { $0.interactor?.returnAllBooks() }
        await harness.then { $0.local.answerReturn(.failure(Refused())) }
        Self.expect(
            harness, ["local.returnAllBooks(then:)", "output.didFailToReturnAll()"],
            "a return that failed is reported as that, once",
            why: "the user waits for it, and believes that the loans have ended unless the screen says otherwise",
            look: "returnAllBooks(): what becomes of a failure?")
    }
}
