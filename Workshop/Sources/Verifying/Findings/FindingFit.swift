/// How well the first finding about a mutant fits the mistake.
struct FindingFit: Codable, Sendable, Equatable {
    /// What can fit, in the order in which it is counted.
    enum Aspect: String, Codable, Sendable, CaseIterable {
        /// It speaks for the requirement that has to speak first.
        case requirement
        /// It names the file of the mistake.
        case file
        /// It names the declaration of the mistake.
        case declaration
        /// It says why that matters.
        case why
        /// It says where to look, and names what is there.
        case look
    }

    /// What fits.
    let aspects: Set<Aspect>

    /// What does not fit, in order.
    var misses: [Aspect] { Aspect.allCases.filter { !aspects.contains($0) } }
}

extension FindingFit {
    /// Holds a finding against the mistake that it is about.
    init(_ finding: FirstFinding, on fault: Fault, first requirement: String?) {
        var aspects: Set<Aspect> = []
        if finding.requirement == requirement { aspects.insert(.requirement) }
        if !Set(finding.files).isDisjoint(with: fault.files) { aspects.insert(.file) }
        if !Set(finding.declarations).isDisjoint(with: fault.declarations) { aspects.insert(.declaration) }
        if finding.saysWhy { aspects.insert(.why) }
        if finding.saysWhereToLook { aspects.insert(.look) }
        self.aspects = aspects
    }
}

extension VariantResult {
    /// How well its first finding fits; nil where nothing was found, or where there is no mistake to find.
    var fit: FindingFit? {
        guard let first, let fault = variant.fault else { return nil }
        return FindingFit(first, on: fault, first: variant.first)
    }
}
