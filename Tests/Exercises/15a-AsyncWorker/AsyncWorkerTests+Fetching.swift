import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise15a

extension AsyncWorkerTests {
    /// The store's answers to several fetches, and the order in which they come.
    ///
    /// All of them begin before the first answer.
    struct Overtaking {
        let answers: [Bool]
        let order: [Int]

        static let all = [
            Overtaking(answers: [true, true], order: [2, 1]),
            Overtaking(answers: [false, true], order: [2, 1]),
            Overtaking(answers: [true, false], order: [2, 1]),
            Overtaking(answers: [true, true], order: [1, 2]),
            Overtaking(answers: [false, true], order: [1, 2]),
            Overtaking(answers: [true, true, true], order: [3, 1, 2]),
            Overtaking(answers: [true, true, true], order: [2, 3, 1]),
            Overtaking(answers: [true, false, true], order: [1, 2, 3]),
        ]

        func isSuccess(_ number: Int) -> Bool { answers[number - 1] }

        /// "the second and then the first": in which order the store answers.
        var inWords: String {
            order.map { "the \(["first", "second", "third"][$0 - 1])\(isSuccess($0) ? "" : " (by a failure)")" }
                .joined(separator: ", then ")
        }

        /// Every allowed message.
        var conversation: [Message] {
            let asked = answers.indices.map { Message(stringLiteral: "store.load(\($0 + 1))") }
            return asked
                + order.flatMap { number -> [Message] in
                    let answered = Message(
                        stringLiteral: "store.\(isSuccess(number) ? "succeeds" : "fails")(load \(number))")
                    return number == answers.count
                        ? [answered, AsyncWorkerTests.told(number, isSuccess(number))] : [answered]
                }
        }
    }

    /// Returns the presenter's message about a fetch.
    private static func told(_ number: Int, _ isSuccess: Bool) -> Message {
        isSuccess ? "presenter.present(books: [\"found by fetch \(number)\"])" : "presenter.presentFetchError()"
    }

    @Test("15a.1 of several fetches the newest decides, in whatever order the store answers")
    func newestDecides() async {
        for overtaking in Overtaking.all {
            // Without a request there is nothing to compare, and the next way would wait as long.
            var holds = false
            await Harness.conversation { harness in
                var requests: [StoreRequest] = []
                for number in 1...overtaking.answers.count {
                    harness.worker?.fetchBooks()
                    requests.append(try await harness.asked(.load, number))
                }
                for number in overtaking.order {
                    let heard = number == requests.count ? 1 : harness.told.count
                    if overtaking.isSuccess(number) {
                        await harness.succeed(requests[number - 1], with: Books.found(by: number), telling: heard)
                    } else {
                        await harness.fail(requests[number - 1], telling: heard)
                    }
                }
                holds = harness.log.messages == overtaking.conversation
                if !holds { Issue.record(Self.overtaken(overtaking, harness)) }
            }
            if !holds { return }
        }
    }

    private static func overtaken(_ overtaking: Overtaking, _ harness: Harness) -> Comment {
        let count = overtaking.answers.count
        let newest = told(count, overtaking.isSuccess(count))
        return .teaching(
            expected: """
                of \(count == 2 ? "two" : "three") fetches that overlap, only the newest is answered, by \
                \(newest.name)(\(newest.arguments))
                """,
            happened: "the store answered \(overtaking.inWords); \(harness.toldInWords)",
            why: """
                the list fetches again because something has changed, so an older fetch brings what was true before, \
                and its failure no longer matters
                """,
            look: Worker.list.look("fetchBooks(): what does a fetch know, once it has its answer, about a newer one?"))
    }

    @Test("15a.1 a fetch presents the stored books, in their order, and each fetch asks anew")
    func fetchPresentsTheBooks() async {
        await Harness.conversation { harness in
            harness.worker?.fetchBooks()
            await harness.succeed(try await harness.asked(.load), with: Books.all, telling: 1)
            harness.worker?.fetchBooks()
            await harness.succeed(try await harness.asked(.load, 2), with: [Books.emma], telling: 2)
            let all = #"presenter.present(books: ["Orlando, lent to Ada", "Emma", "Kindred"])"# as Message
            expect(
                harness.told == [all, #"presenter.present(books: ["Emma"])"#],
                .teaching(
                    expected:
                        "each fetchBooks() leads to one present(books:), with the books and the order of the store",
                    happened: """
                        the store answered first Orlando, Emma and Kindred, and the second time only Emma; \
                        \(harness.toldInWords)
                        """,
                    why: "the order was stored, so it is data; and the list fetches again because something changed",
                    look: Worker.list.look("fetchBooks(): what becomes of the books that load() returned?")))
        }
    }

    @Test("15a.1 a fetch that fails is reported as an error, once")
    func fetchTellsOfAFailure() async {
        await Harness.conversation { harness in
            harness.worker?.fetchBooks()
            await harness.fail(try await harness.asked(.load), telling: 1)
            expect(
                harness.told == ["presenter.presentFetchError()"],
                .teaching(
                    expected: "when load() throws, the presenter is told presentFetchError(), once, and nothing else",
                    happened: harness.toldInWords,
                    why:
                        "an empty list would say that there are no books, and silence leaves the screen loading forever",
                    look: Worker.list.look("fetchBooks(): where does an error go that load() throws?")))
        }
    }

    @Test("15a.1 the list on the screen shows the stored books")
    func theScreenShowsTheBooks() async {
        await Shelf.journey(
            expecting: "the list shows the stored books",
            because: "this is the whole app on a real file: the user sees what the Worker answers",
            look: Worker.list.look("fetchBooks()")
        ) { screen, _ in
            try await screen.wait(until: "the overdue book stands out in red", within: patience) {
                $0.rows.count == 3 && $0.rows[0].color(of: "Orlando") == .systemRed
            }
        }
    }
}
