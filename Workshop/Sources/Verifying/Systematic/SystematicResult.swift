/// A systematic mutant and its outcome.
struct SystematicResult: Equatable {
    let mutant: SystematicMutant
    let outcome: SystematicOutcome
}

/// A rewriting and its outcome.
struct RewritingResult {
    let rewriting: Rewriting
    let outcome: SystematicOutcome
}
