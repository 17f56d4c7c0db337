/// Names for frequent look-ups, in this module for the same reason as `NameTable`.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let names: Set<String>

    /// Makes a set of a list's names, which may contain duplicates.
    package init(_ names: [String]) { self.names = Set(names) }

    /// Makes a set of the names in the literal.
    package init(arrayLiteral names: String...) { self.init(names) }

    /// Whether the set contains a name.
    package func contains(_ name: String) -> Bool { names.contains(name) }
}
