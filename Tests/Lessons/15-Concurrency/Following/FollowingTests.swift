import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("A Worker can follow the store's changes in place of fetching", .timeLimit(.minutes(5)))
struct FollowingTests {
    private let log = MessageLog()
    private let store = FollowedStore()
    private let presenter: ItemsListSpies.Presenter
    private let follower: ItemsListFollower

    init() {
        presenter = ItemsListSpies.Presenter("presenter", log: log)
        follower = ItemsListFollower(store: store)
        follower.presenter = presenter
    }

    @Test("what a form stores is presented without another fetch")
    func change() async {
        follower.followItems()
        _ = await log.messages(atLeast: 1)
        await store.add(.milk)
        let messages = await log.messages(atLeast: 2)
        #expect(messages == ["presenter.present(items: [])", #"presenter.present(items: ["Milk"])"#])
    }

    @Test("once it has stopped, nothing more is presented, and the store has no follower to tell")
    func unfollow() async {
        follower.followItems()
        _ = await log.messages(atLeast: 1)
        follower.unfollowItems()
        await follower.following?.value
        await store.add(.milk)
        #expect(log.messages == ["presenter.present(items: [])"])
        await nobodyFollows()
        #expect(await store.followerCount == 0)
    }

    @Test("freeing the Worker ends nothing: task and store go on without it")
    func freed() async {
        var follower: ItemsListFollower? = ItemsListFollower(store: store)
        let watched = { [weak follower] in follower }
        follower?.presenter = presenter
        follower?.followItems()
        let following = follower?.following
        _ = await log.messages(atLeast: 1)
        follower = nil
        #expect(watched() == nil)
        #expect(following?.isCancelled == false)
        #expect(await store.followerCount == 1)
        following?.cancel()
        await following?.value
    }

    /// The store is told a turn later that a stream has ended.
    private func nobodyFollows() async {
        while await store.followerCount > 0, !Task.isCancelled { await Task.yield() }
    }
}
