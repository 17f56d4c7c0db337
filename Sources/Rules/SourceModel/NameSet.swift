/// Names to look up often. It is here for the same reason as `NameTable`.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let names: Set<String>

    /// The names of a list, each as often as it likes.
    package init(_ names: [String]) { self.names = Set(names) }

    /// The names as they are written.
    package init(arrayLiteral names: String...) { self.init(names) }

    /// Whether a name is one of them.
    package func contains(_ name: String) -> Bool { names.contains(name) }
}
