import Spies
import Testing

private protocol UI: AnyObject {
    func display(loading: Bool)
}

private final class Scene: UI {
    var heard: [Bool] = []
    func display(loading: Bool) { heard.append(loading) }
}

private final class Director {}

private final class UIProbe: Probe<any UI>, UI {
    func display(loading: Bool) { pass(loading) { $0.display(loading: loading) } }
}

@Suite("A probe writes down what is said and passes it on")
struct ProbeTests {
    private let log = MessageLog()

    @Test("the receiver hears the message, and the log knows who sent it")
    func passes() {
        let scene = Scene()
        let probe = UIProbe(from: Director(), owning: scene, log: log)
        probe.display(loading: true)
        probe.display(loading: false)
        #expect(scene.heard == [true, false])
        #expect(
            log.messages.map(\.description) == [
                "Director -> Scene.display(loading: true)", "Director -> Scene.display(loading: false)",
            ])
    }

    @Test("a message is written down before those that it leads to")
    func order() {
        let scene = Scene()
        let inner = UIProbe(from: "inner", owning: scene, log: log)
        let outer = UIProbe(from: Director(), owning: inner, log: log)
        outer.display(loading: true)
        #expect(log.messages.map(\.sender) == ["Director", "String"])
    }

    @Test("it keeps its receiver alive where the connection did")
    func owning() {
        var scene: Scene? = Scene()
        let watched = { [weak scene] in scene }
        var probe = scene.map { UIProbe(from: Director(), owning: $0, log: log) }
        scene = nil
        #expect(watched() != nil)
        probe?.display(loading: true)
        probe = nil
        #expect(watched() == nil)
    }

    @Test("on a weak connection it keeps nobody alive, and says nothing to somebody who is gone")
    func watching() {
        var scene: Scene? = Scene()
        let watched = { [weak scene] in scene }
        let probe = UIProbe(from: Director(), watching: { [weak scene] in scene }, log: log)
        probe.display(loading: true)
        scene = nil
        #expect(watched() == nil)
        probe.display(loading: false)
        #expect(log.messages.map(\.call) == ["display(loading: true)"])
    }

    @Test("a companion lives as long as the probe that keeps it")
    func companions() {
        var probe: UIProbe? = UIProbe(from: Director(), owning: Scene(), log: log)
        var companion: UIProbe? = UIProbe(from: Director(), owning: Scene(), log: log)
        let watched = { [weak companion] in companion }
        probe?.keep(companion)
        companion = nil
        #expect(watched() != nil)
        probe = nil
        #expect(watched() == nil)
    }
}

extension Message {
    fileprivate var call: String { "\(name)(\(arguments))" }
}
