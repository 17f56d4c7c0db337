/// The app's objects that hang on another one, found with `Mirror` and watched without being kept alive.
struct Connections {
    private var found: [Weak<AnyObject>] = []
    private var types: [String] = []
    private var known: Set<ObjectIdentifier> = []

    init(from root: AnyObject) {
        follow(root)
    }

    /// The types of the objects that were found, and that are still alive.
    var alive: [String] { zip(types, found).filter { $1.object != nil }.map(\.0) }

    private mutating func follow(_ object: AnyObject) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        types.append("\(type(of: object))")
        found.append(Weak(object))
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for value in level.children.compactMap({ Self.object(in: $0.value) })
            where String(reflecting: type(of: value)).hasPrefix("Lesson18Choosing.") {
                follow(value)
            }
            mirror = level.superclassMirror
        }
    }

    /// The object itself, or the one in an optional.
    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }
}
