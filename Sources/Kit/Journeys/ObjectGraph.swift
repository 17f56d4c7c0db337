import HeadlessUIKit

/// The objects that can be reached from some others through stored properties, found with `Mirror`.
///
/// What only a closure captures is not found: nothing can look into a closure.
@MainActor
struct ObjectGraph {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    private let borders: Set<ObjectIdentifier>

    /// - Parameters:
    ///   - containers: Stacks of which what the app itself has them keep is looked into, but no screen.
    ///   - borders: Objects that are neither counted nor looked into.
    init(
        from roots: [AnyObject], in containers: [UINavigationController] = [], borders: Set<ObjectIdentifier> = []
    ) {
        self.borders = borders
        var waiting: [Any] = roots + containers.flatMap(Self.ownParts)
        while let value = waiting.popLast() {
            waiting += isNews(value) ? parts(of: value) : []
        }
    }

    /// Who is in it, to tell later comers from those that were there.
    var identities: Set<ObjectIdentifier> { Set(objects.keys) }

    /// The objects of the types of one module, held weakly.
    func held(ofModule module: String) -> [HeldObject] {
        objects.values.map(HeldObject.init).filter { $0.type.hasPrefix(module + ".") }
    }

    private mutating func isNews(_ value: Any) -> Bool {
        guard type(of: value) is AnyClass else { return true }
        let object = value as AnyObject
        // Stacks and windows hold every screen: through them each screen would reach all others.
        guard !(object is UINavigationController), !(object is UIWindow) else { return false }
        let identity = ObjectIdentifier(object)
        guard !borders.contains(identity) else { return false }
        return objects.updateValue(object, forKey: identity) == nil
    }

    /// What a subclass of UIKit's stack keeps: a router that is one has what all its screens work on.
    private static func ownParts(of container: UINavigationController) -> [Any] {
        var parts: [Any] = []
        var mirror: Mirror? = Mirror(reflecting: container)
        while let level = mirror, level.subjectType != UINavigationController.self {
            parts += level.children.map(\.value)
            mirror = level.superclassMirror
        }
        return parts
    }

    private func parts(of value: Any) -> [Any] {
        var parts: [Any] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let level = mirror {
            parts += level.children.map(\.value)
            mirror = level.superclassMirror
        }
        return parts
    }
}
