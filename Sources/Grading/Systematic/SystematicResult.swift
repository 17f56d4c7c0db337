import Mutating

/// A systematic mutant and what came of it.
struct SystematicResult: Equatable {
    let mutant: SystematicMutant
    let outcome: SystematicOutcome
}
