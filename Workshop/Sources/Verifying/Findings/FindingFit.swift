/// How well the first finding about a mutant fits the mistake.
struct FindingFit: Codable, Sendable, Equatable {
    /// The aspects of a fit, in the order of the report.
    enum Aspect: String, Codable, Sendable, CaseIterable {
        /// The finding belongs to the requirement that has to come first.
        case requirement
        /// The finding names the file of the mistake.
        case file
        /// The finding names the declaration of the mistake.
        case declaration
        /// The finding says why the mistake matters.
        case why
        /// The finding says where to look, and that place exists.
        case look
    }

    /// The aspects that fit.
    let aspects: Set<Aspect>

    /// The aspects that don't fit, in order.
    var misses: [Aspect] { Aspect.allCases.filter { !aspects.contains($0) } }
}

extension FindingFit {
    /// Compares a finding with the mistake that it is about.
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
    /// How well the first finding fits; nil without a finding, or without a known place of the mistake.
    var fit: FindingFit? {
        guard let first, let fault = variant.fault else { return nil }
        return FindingFit(first, on: fault, first: variant.first)
    }
}
