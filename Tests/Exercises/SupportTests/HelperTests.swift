import Testing

@testable import ExerciseSupport

@MainActor
private final class Owner {
    var owned: Owned?
    weak var boss: Owned?
    var list: [Owned?] = []
}

@MainActor
private final class Owned {
    var owner: Owner?
}

@MainActor
@Suite("The suites' helpers")
struct HelperTests {
    @Test("find the actors behind stored properties, optionals and arrays, each once")
    func graph() {
        let root = Owner()
        root.owned = Owned()
        root.owned?.owner = root
        root.list = [root.owned, nil, Owned()]
        var actors = Released()
        actors.watchActors(from: root)
        #expect(actors.names == ["Owned", "Owned", "Owner"])
        root.owned?.owner = nil
    }

    @Test("leave out what is shared, and what only that leads to")
    func shared() {
        let root = Owner()
        root.owned = Owned()
        root.owned?.owner = Owner()
        var actors = Released()
        actors.watchActors(from: root, except: ["Owned"])
        #expect(actors.names == ["Owner"])
    }

    @Test("name those that are still alive, and hold nobody themselves")
    func released() {
        var watched = Released()
        let stays = Owner()
        do {
            let goes = Owned()
            watched.watch(goes, as: "goes")
            watched.watch(stays, as: "stays")
            #expect(watched.stillAlive == ["goes", "stays"])
        }
        withExtendedLifetime(stays) {
            #expect(watched.stillAlive == ["stays"])
        }
    }

    @Test("wait for what comes later, and give up on what never comes")
    func waiting() async {
        var isThere = false
        Task { isThere = true }
        #expect(await eventually { isThere })
        #expect(await eventually(within: .milliseconds(5)) { false } == false)
    }

    @Test("write a comment as expected, happened, why and look")
    func comment() {
        let full = Comment.teaching(expected: "a", happened: "b", why: "c", look: "d")
        #expect(full.rawValue == "expected: a\nhappened: b\nwhy: c\nlook: d")
        let short = Comment.teaching(expected: "a", why: "c", look: "d")
        #expect(short.rawValue == "expected: a\nwhy: c\nlook: d")
    }
}
