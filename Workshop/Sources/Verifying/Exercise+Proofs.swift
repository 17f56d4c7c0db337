import Course

extension Exercise {
    /// The solution's path from the checkout's root.
    var solution: String { "Solutions/" + folder }

    /// The path of the mutants, the alternatives and the list of equivalent mutants, from the checkout's root.
    var proofs: String { "Workshop/Proofs/" + folder }
}
