/// Objects that are held weakly, by name.
struct Watched {
    private var objects: [(name: String, object: () -> AnyObject?)] = []

    mutating func add(_ name: String, _ object: AnyObject) {
        objects.append((name, { [weak object] in object }))
    }

    /// The names of those that are still there.
    var alive: [String] { objects.filter { $0.object() != nil }.map(\.name) }
}
