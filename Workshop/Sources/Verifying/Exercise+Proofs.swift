import Course

extension Exercise {
    /// Where its solution is, from the checkout's root.
    var solution: String { "Solutions/" + folder }

    /// Where its mutants, its alternatives and its list of equivalent mutants are, from the checkout's root.
    var proofs: String { "Workshop/Proofs/" + folder }
}
