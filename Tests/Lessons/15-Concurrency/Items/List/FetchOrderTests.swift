import Journeys
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The newer of two fetches answers, whichever is done last", .timeLimit(.minutes(5)))
struct FetchOrderTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let slow = SlowStart()
    private let presenter: ItemsListSpies.Presenter
    private let worker: ItemsListWorker

    init() throws {
        folder = try ItemsFolder()
        presenter = ItemsListSpies.Presenter("presenter", log: log)
        worker = ItemsListWorker(store: folder.store, feed: slow.feed)
        worker.presenter = presenter
    }

    @Test(
        "the older one's answer comes last, and isn't presented",
        arguments: [SlowStart.milk, .failure(.timedOut)])
    func olderLast(answer: StubServer.Answer) async throws {
        worker.fetchItems()
        await slow.requestArrives()
        let older = worker.fetching
        worker.fetchItems()
        await worker.fetching?.value
        #expect(log.messages == [#"presenter.present(items: ["Bread"])"#])
        await slow.firstIsCanceled()
        slow.answerFirst(answer)
        await older?.value
        #expect(log.messages == [#"presenter.present(items: ["Bread"])"#])
        #expect(try folder.stored() == [.bread])
        #expect(slow.server.canceled == 1, "the older download goes on, for nobody")
    }

    @Test("the older one's answer has come when the newer one begins: it is stored, but isn't presented")
    func olderInTime() async throws {
        worker.fetchItems()
        await slow.requestArrives()
        let older = worker.fetching
        fetchAgainOnceMilkIsStored()
        await older?.value
        await worker.fetching?.value
        #expect(log.messages == [#"presenter.present(items: ["Milk"])"#])
    }

    /// Keeps the main actor busy meanwhile, so that the older fetch, which is done, can't say so yet.
    private func fetchAgainOnceMilkIsStored() {
        slow.answerFirst(SlowStart.milk)
        let end = ContinuousClock.now + .seconds(30)
        while (try? folder.stored()) != [.milk], ContinuousClock.now < end {}
        worker.fetchItems()
    }

    @Test("two fetches in one breath are answered once")
    func twoAtOnce() async throws {
        try folder.store([.milk])
        worker.fetchItems()
        let older = worker.fetching
        worker.fetchItems()
        await older?.value
        await worker.fetching?.value
        #expect(log.messages == [#"presenter.present(items: ["Milk"])"#])
    }

    @Test("a fetch that was answered is not taken back by the next one")
    func oneAfterTheOther() async throws {
        try folder.store([.milk])
        worker.fetchItems()
        await worker.fetching?.value
        try folder.store([.milk, .bread])
        worker.fetchItems()
        await worker.fetching?.value
        #expect(
            log.messages == [#"presenter.present(items: ["Milk"])"#, #"presenter.present(items: ["Milk", "Bread"])"#])
    }

    @Test("a canceled fetch presents nothing, and the next one does")
    func canceled() async {
        worker.fetchItems()
        await slow.requestArrives()
        worker.cancelFetch()
        await slow.firstIsCanceled()
        slow.answerFirst(SlowStart.milk)
        await worker.fetching?.value
        #expect(log.messages == [])
        worker.fetchItems()
        await worker.fetching?.value
        #expect(log.messages == [#"presenter.present(items: ["Bread"])"#])
    }
}
