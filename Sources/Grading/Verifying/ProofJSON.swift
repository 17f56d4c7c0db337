import Foundation
import Typesetting

/// A verification as JSON, for programs.
public enum ProofJSON {
    /// All of it, with sorted keys.
    public static func text(_ proofs: [Proof]) throws -> String {
        try JSONText.of(Content(holds: proofs.allSatisfy(\.holds), proofs: proofs.map(Content.Entry.init)))
    }

    private struct Content: Encodable {
        let holds: Bool
        let proofs: [Entry]

        struct Entry: Encodable {
            let title: String
            let holds: Bool
            let requirements: [String]
            let problems: [String]
            let variants: [Variant]
            let seconds: Double

            init(_ proof: Proof) {
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
            let seconds: Double

            init(_ result: VariantResult) {
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
