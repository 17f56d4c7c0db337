import Checking
import Typesetting

/// A verification as JSON, for programs.
enum ProofJSON {
    /// Returns the whole verification, with sorted keys.
    static func text(_ proofs: [Proof]) throws -> String {
        try JSONText.of(
            Content(
                holds: proofs.allSatisfy(\.holds), firstFindings: Content.Share(of: proofs),
                proofs: proofs.map(Content.Entry.init)))
    }

    private struct Content: Encodable {
        let holds: Bool
        /// How well the first findings about mutants fit; nil if none was read.
        let firstFindings: Share?
        let proofs: [Entry]

        struct Share: Encodable {
            let mutants: Int
            let fitting: [String: Int]

            init?(of proofs: [Proof]) {
                let share = FitShare(of: proofs)
                if share.count == 0 { return nil }
                mutants = share.count
                fitting = .init(
                    uniqueKeysWithValues: FindingFit.Aspect.allCases.map { ($0.rawValue, share.fitting($0)) })
            }
        }

        struct Entry: Encodable {
            let title: String
            let holds: Bool
            let requirements: [String]
            let problems: [String]
            let firstFindings: Share?
            let variants: [Variant]
            let seconds: Double

            init(_ proof: Proof) {
                firstFindings = Share(of: [proof])
                title = proof.title
                holds = proof.holds
                requirements = proof.requirements
                problems = proof.problems.map { $0.text(.plain) }
                variants = proof.results.map(Variant.init)
                seconds = (proof.seconds * 10).rounded() / 10
            }
        }

        struct Variant: Encodable {
            let kind: String
            let name: String
            let mustFail: [String]
            let fails: [String]
            let problems: [String]
            let reading: String
            /// The places that the first finding points to, and below them those of the mistake.
            let leadsTo: [String]?
            let mistakeIn: [String]?
            let misses: [String]?
            let seconds: Double

            init(_ result: VariantResult) {
                leadsTo = result.first.map { $0.files + $0.declarations }
                mistakeIn = result.variant.fault.map { $0.files + $0.declarations }
                misses = result.fit?.misses.map(\.rawValue)
                kind = result.variant.kind.rawValue
                name = result.variant.name
                mustFail = result.variant.failing
                fails = result.failing
                problems = result.problems.map { $0.text(.plain) }
                reading = result.reading
                seconds = (result.seconds * 10).rounded() / 10
            }
        }
    }
}
