import Spies

/// The connections between a module's objects, found with `Mirror`: `ItemsListDirector.ui: ItemsListScene`.
struct Connections {
    /// Every connection, with or without a probe on it.
    private(set) var all: Set<String> = []
    /// Those with a probe on them.
    private(set) var probed: Set<String> = []
    private var known: Set<ObjectIdentifier> = []
    private var found: [Found] = []

    init(from root: AnyObject) {
        follow(root)
    }

    /// The types of the objects that were found, and that are still alive.
    var alive: [String] { found.filter { $0.object != nil }.map(\.type).sorted() }

    private mutating func follow(_ object: AnyObject) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        found.append(Found(type: "\(type(of: object))", object: object))
        for (label, value) in Self.parts(of: object) {
            guard let value = Self.object(in: value) else { continue }
            let receiver = (value as? any Relay)?.actor
            let other = receiver ?? value
            guard String(reflecting: type(of: other)).hasPrefix("Lesson13Modules.") else { continue }
            let connection = "\(type(of: object)).\(label): \(type(of: other))"
            all.insert(connection)
            if receiver != nil { probed.insert(connection) }
            follow(other)
        }
    }

    private static func parts(of object: AnyObject) -> [(label: String, value: Any)] {
        var parts: [(label: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            parts += level.children.map { ($0.label ?? "", $0.value) }
            mirror = level.superclassMirror
        }
        return parts
    }

    /// The object itself, or the one in an optional.
    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }
}

/// An object that is watched without being kept alive.
private struct Found {
    let type: String
    weak var object: AnyObject?
}

/// What all probes have in common, whatever role they are on.
private protocol Relay {
    var actor: AnyObject? { get }
}

extension Probe: Relay {
    fileprivate var actor: AnyObject? { receiver as AnyObject? }
}
