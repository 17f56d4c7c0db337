import Checking
import Course
import Foundation

/// Which mutants are tried where not all of them are.
enum SystematicChoice: Sendable, Equatable {
    /// So many of each exercise.
    case sample(SystematicSample)
    /// So many of a few exercises that changed since nobody got through, and of one more; the others that changed are left
    /// to a run of all, and those of which that was never said to the author.
    case sampleOfChanges(SystematicSample)
    /// Those that nobody noticed the last time, whatever changed since.
    case survivors
}

/// So many mutants of each exercise, always the same for one seed.
struct SystematicSample: Sendable, Equatable {
    let count: Int
    let seed: String

    /// Of how many exercises that changed some are tried: more have no room beside CI's other steps.
    static let changes = 4

    /// The exercises of which some are tried, those that changed first.
    func exercises<Exercise>(changed: [Exercise], unchanged: [Exercise]) -> [Exercise] {
        chosen(changed, count: Self.changes, of: "changed") + chosen(unchanged, count: 1, of: "exercise")
    }

    /// Those that are chosen, or that many of them, in their order.
    func chosen<Mutant>(_ mutants: [Mutant], count: Int? = nil, of label: String) -> [Mutant] {
        let ranked = mutants.indices.map { index in
            var print = Fingerprint()
            for text in [seed, label, "\(index)"] { print.add(Data(text.utf8)) }
            // The first half hardly tells neighbors apart: their texts differ in the last byte alone.
            return (index, print.text.suffix(16))
        }.sorted { $0.1 < $1.1 }
        return ranked.prefix(count ?? self.count).map(\.0).sorted().map { mutants[$0] }
    }
}
