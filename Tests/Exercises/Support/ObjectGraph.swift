/// The objects of one module of code that can be reached from one of them through stored properties.
///
/// Objects from elsewhere, such as UIKit's, are not entered: a navigation controller leads to every screen.
@MainActor
struct ObjectGraph {
    private(set) var objects: [AnyObject] = []
    private var seen: Set<ObjectIdentifier> = []
    private let home: String
    private let shared: Set<String>

    /// - Parameter shared: the names of types that outlive every screen and are not entered.
    init(from root: AnyObject, except shared: Set<String>) {
        home = String(reflecting: type(of: root)).prefix { $0 != "." } + "."
        self.shared = shared
        visit(root)
    }

    private mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard isHome(type(of: object)), seen.insert(ObjectIdentifier(object)).inserted else { return }
            objects.append(object)
        }
        var layer: Mirror? = mirror
        while let current = layer, mirror.displayStyle != .class || isHome(current.subjectType) {
            for child in current.children { visit(child.value) }
            layer = current.superclassMirror
        }
    }

    private func isHome(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix(home) && !shared.contains("\(type)")
    }
}
