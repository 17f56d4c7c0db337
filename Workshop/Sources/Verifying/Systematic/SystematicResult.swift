/// A systematic mutant and what came of it.
struct SystematicResult: Equatable {
    let mutant: SystematicMutant
    let outcome: SystematicOutcome
}

/// A rewriting and what came of it.
struct RewritingResult {
    let rewriting: Rewriting
    let outcome: SystematicOutcome
}
