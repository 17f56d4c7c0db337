/// Watches objects without holding them: who is still there after everybody should have let go?
@MainActor
public struct Released {
    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    private var watched: [Watched] = []

    /// Watches nobody yet.
    public init() {}

    /// Watches an object under the name that messages give it.
    public mutating func watch(_ object: AnyObject, as name: String) {
        watched.append(Watched(object: object, name: name))
    }

    /// Watches `root` and every object of its module of code that its stored properties lead to,
    /// except those of the types named in `shared`.
    public mutating func watchActors(from root: AnyObject, except shared: Set<String> = []) {
        for object in ObjectGraph(from: root, except: shared).objects {
            watch(object, as: "\(type(of: object))")
        }
    }

    /// The names of all that were watched, sorted.
    public var names: [String] { watched.map(\.name).sorted() }

    /// The names of those that are still alive, sorted.
    public var stillAlive: [String] { watched.filter { $0.object != nil }.map(\.name).sorted() }

    /// The same in words, for messages.
    public var remainder: String { "still there: " + stillAlive.joined(separator: ", ") }
}
