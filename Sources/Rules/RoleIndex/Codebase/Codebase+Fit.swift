extension Codebase {
    /// The number of actors that are of a module or play a protocol of their role.
    ///
    /// It tells how well the vocabulary fits. A role that only the ending of a name tells doesn't count, since any app
    /// has classes that end in Manager.
    package var fit: Int {
        types.count { type in isActor(type) && (type.module != nil || playsItsRole(type)) }
    }

    private func playsItsRole(_ type: KnownType) -> Bool {
        type.inherited.contains { vocabulary.implementer(of: bare($0)) == type.role }
    }
}
