/// A declaration: a type, an extension, a function, a property, a case, a local variable.
///
/// It never changes. It's a class because rules pass declarations around by the million, and a value of this size is
/// slow to copy.
public final class Declaration: Sendable {
    public enum Kind: String, Hashable, Sendable {
        case `class`, `actor`, `struct`, `enum`, `protocol`, `extension`
        /// A function outside of types, or inside of a body.
        case function
        case method, initializer, deinitializer, `subscript`
        case property, global
        /// A name inside of a body: a variable, a pattern's binding, a closure's parameter or capture.
        case local
        case enumCase, `typealias`, associatedType, genericParameter, macro
    }

    public let kind: Kind
    /// The base name: `present` for `present(items:)`, `ItemsListDirector` for an extension of it, `init`, `subscript`.
    public let name: String
    /// The name with the labels of the parameters, if there are any: `present(items:)`.
    public let signature: String
    public let location: Location
    public let extent: Extent
    public let attributes: [Attribute]
    public let access: Access?
    public let isStatic: Bool
    /// Whether a variable has storage, that is, no getter.
    public let isStored: Bool
    /// The superclass and the protocols, as written.
    public let inherited: [TypeName]
    /// The declared type of a variable, the result type of a function, or the type that a typealias names.
    public let type: TypeName?
    /// The type whose initializer a variable's initial value calls, if the variable has no declared type.
    public let inferredType: TypeName?
    public let parameters: [Parameter]
    public let members: [Declaration]
    /// The members in the order of their names, as indices; nil if there are only a few.
    private let byName: [Int]?

    init(
        kind: Kind, name: String, signature: String, location: Location, extent: Extent, attributes: [Attribute],
        access: Access?, isStatic: Bool, isStored: Bool, inherited: [TypeName], type: TypeName?,
        inferredType: TypeName?, parameters: [Parameter], members: [Declaration]
    ) {
        self.kind = kind
        self.name = name
        self.signature = signature
        self.location = location
        self.extent = extent
        self.attributes = attributes
        self.access = access
        self.isStatic = isStatic
        self.isStored = isStored
        self.inherited = inherited
        self.type = type
        self.inferredType = inferredType
        self.parameters = parameters
        self.members = members
        byName =
            members.count > 32
            ? members.indices.sorted { (members[$0].name, $0) < (members[$1].name, $1) } : nil
    }

    /// The members with a name, in the order of the text.
    public func members(named name: String) -> [Declaration] {
        guard let byName else { return members.filter { $0.name == name } }
        let start = start(in: byName) { $0.name >= name }
        return byName[start...].prefix { members[$0].name == name }.map { members[$0] }
    }

    /// The last local variable with a name before an offset.
    public func local(named name: String, before offset: Int) -> Declaration? {
        guard let byName else {
            return members.last { $0.kind == .local && $0.name == name && $0.extent.name.lowerBound < offset }
        }
        let end = start(in: byName) { $0.name > name || $0.name == name && $0.extent.name.lowerBound >= offset }
        let before = byName[..<end].reversed().lazy.map { self.members[$0] }
        return before.prefix { $0.name == name }.first { $0.kind == .local }
    }

    /// The index in `byName` of the first member that comes after the wanted place, by bisection.
    private func start(in byName: [Int], _ isBehind: (Declaration) -> Bool) -> Int {
        var low = 0
        var high = byName.count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(members[byName[middle]]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The generic parameters with a name; generic parameters come before all other members.
    public func genericParameters(named name: String) -> [Declaration] {
        guard members.first?.kind == .genericParameter else { return [] }
        return members(named: name).filter { $0.kind == .genericParameter }
    }

    /// Whether the declaration has an attribute or modifier with this name: `weak`, `MainActor`.
    public func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

    /// Whether the variable is weak or unowned, so that it doesn't keep its value alive.
    public var isWeak: Bool { has("weak") || has("unowned") }
    public var isLazy: Bool { has("lazy") }

    /// Whether the declaration is a class, actor, struct, enum or protocol, but not an extension.
    public var isType: Bool {
        switch kind {
        case .class, .actor, .struct, .enum, .protocol: true
        default: false
        }
    }

    /// Whether the declaration is a function, method, initializer, deinitializer or subscript.
    public var isFunction: Bool {
        switch kind {
        case .function, .method, .initializer, .deinitializer, .subscript: true
        default: false
        }
    }

    /// The written type, else the type that the initial value tells.
    public var knownType: TypeName? { type ?? inferredType }

    /// This declaration and all inside it, the outer before the inner ones.
    public var all: [Declaration] { [self] + members.flatMap(\.all) }
}

/// Declarations are equal if they are at the same place.
extension Declaration: Hashable {
    public static func == (left: Declaration, right: Declaration) -> Bool {
        left === right || left.extent == right.extent && left.location == right.location && left.kind == right.kind
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}
