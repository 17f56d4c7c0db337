import Checking

extension SystematicRuns {
    typealias Numbered = (number: Int, mutant: SystematicMutant)

    /// Builds a copy with all mutants that compile in it, and returns those.
    ///
    /// `apart` are mutants that don't compile in the copy, but may compile by themselves.
    mutating func build(_ mutants: [Numbered]) throws(CheckError) -> (compiled: [Numbered], apart: [Numbered]) {
        var (compiled, doubtful) = try narrow(mutants)
        let apart = doubtful.filter { $0.mutant.part.isProperty }
        doubtful.removeAll { $0.mutant.part.isProperty }
        if doubtful.isEmpty { return (compiled, apart) }
        // With one mutant per body, each error has a clear owner.
        while !doubtful.isEmpty {
            var bodies: Set<String> = []
            let firsts = doubtful.filter { bodies.insert("\($0.mutant.file) \($0.mutant.part)").inserted }
            let (taken, refused) = try narrow(firsts)
            for one in refused { take(.doesNotCompile, of: one.mutant) }
            compiled += taken
            doubtful.removeAll { one in firsts.contains { $0.number == one.number } }
        }
        let last = try narrow(compiled)
        return (last.compiled, apart + last.doubtful)
    }

    /// Builds a copy with these mutants, and repeats without those that the compiler rejects.
    ///
    /// Mutants that may or may not own an error are left out as well.
    private mutating func narrow(_ mutants: [Numbered]) throws(CheckError) -> (
        compiled: [Numbered], doubtful: [Numbered]
    ) {
        var left = mutants
        var apart: [Numbered] = []
        while !left.isEmpty {
            let copy = SystematicCopy(of: answer.sources, answer.files, with: left)
            guard let output = try refusal(of: copy.files) else { break }
            let errors = CompilerMessage.errors(in: output)
            let (refused, doubtful) = copy.owners(of: errors, below: exercise.folder)
            guard !refused.isEmpty || !doubtful.isEmpty else {
                throw .notBuilt(
                    name: "\(exercise.folder) with its systematic mutants", narrowed: "WORKBOOK_ONLY=\(exercise.label)",
                    output: errors.prefix(8).map { "\($0.file):\($0.line): \($0.text)" })
            }
            for (number, mutant) in left where refused.contains(number) { take(.doesNotCompile, of: mutant) }
            // Without the mutants that are certainly wrong, the others may turn out to be fine.
            if refused.isEmpty { apart += left.filter { doubtful.contains($0.number) } }
            left.removeAll { (refused.isEmpty ? doubtful : refused).contains($0.number) }
        }
        return (left, apart)
    }
}

extension SystematicMutant.Part {
    /// Whether the part is the storage of a property.
    var isProperty: Bool { if case .property = self { true } else { false } }
}
