/// Names for frequent look-ups, in this module for the same reason as `NameTable`.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private let names: Set<String>
    /// A name that begins or ends so also belongs to the set.
    private let beginnings: [String]
    private let endings: [String]

    /// Makes a set of a list's names, which may contain duplicates, and of all names with these beginnings and endings.
    package init(_ names: [String], beginnings: [String] = [], endings: [String] = []) {
        self.names = Set(names)
        self.beginnings = beginnings
        self.endings = endings
    }

    /// Makes a set of the names in the literal.
    package init(arrayLiteral names: String...) { self.init(names) }

    /// Makes a set of everything that one of these sets contains.
    package init(all sets: [NameSet]) {
        self.init(
            sets.flatMap(\.names), beginnings: sets.flatMap(\.beginnings), endings: sets.flatMap(\.endings))
    }

    /// Whether the set contains a name.
    package func contains(_ name: String) -> Bool {
        names.contains(name) || beginnings.contains(where: name.hasPrefix) || endings.contains(where: name.hasSuffix)
    }
}

extension SourceFile {
    /// The references whose names a set contains, in the order of the text.
    ///
    /// A rule that is about certain names visits only these, since visiting every name of an app is slow in modules that
    /// aren't optimized.
    package func references(named names: NameSet) -> [Reference] { references.filter { names.contains($0.name) } }
}
