/// What an object keeps in its stored properties, in structs, collections and helpers as well.
@MainActor
struct Kept {
    private let owner: AnyObject
    private let others: Set<String>

    /// - Parameter others: the types of those whom it knows and whose properties are not its own.
    init(by owner: AnyObject, except others: [String]) {
        self.owner = owner
        self.others = Set(others)
    }

    /// The property that leads to a value of which `isMeant` holds; nil for none.
    func find(_ isMeant: (Any) -> Bool) -> String? {
        var seen: Set<ObjectIdentifier> = []
        return Mirror(reflecting: owner).children.first { reaches($0.value, isMeant, &seen) }?.label
    }

    private func reaches(_ value: Any, _ isMeant: (Any) -> Bool, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            guard !others.contains("\(type(of: value))"), seen.insert(ObjectIdentifier(value as AnyObject)).inserted
            else { return false }
        }
        if mirror.displayStyle != .optional, isMeant(value) { return true }
        for child in mirror.children where reaches(child.value, isMeant, &seen) { return true }
        return false
    }
}
