/// An object that is watched without being kept alive.
@MainActor
struct HeldObject {
    /// The type's full name, its module first.
    let type: String
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
        type = String(reflecting: Swift.type(of: object))
    }

    var isAlive: Bool { object != nil }

    /// The type's name without the module.
    var name: String { type.split(separator: ".").dropFirst().joined(separator: ".") }
}
