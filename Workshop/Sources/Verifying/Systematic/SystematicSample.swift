import Checking
import Course
import Foundation

/// The choice of mutants for a run that doesn't try all of them.
enum SystematicChoice: Sendable, Equatable {
    /// A sample of each exercise's mutants.
    case sample(SystematicSample)
    /// A sample from an exercise that changed since its last complete run without problems, and from an unchanged one.
    ///
    /// The other changed exercises, and those without such a run, wait for a run of all.
    case sampleOfChanges(SystematicSample)
    /// The mutants that survived their last run, whatever has changed since.
    case survivors
}

/// A number of mutants for each exercise, always the same ones for one seed.
struct SystematicSample: Sendable, Equatable {
    let count: Int
    let seed: String

    /// Returns the exercises to sample: a changed one and an unchanged one, because CI has no time for more.
    func exercises<Exercise>(changed: [Exercise], unchanged: [Exercise]) -> [Exercise] {
        chosen(changed, count: 1, of: "changed") + chosen(unchanged, count: 1, of: "exercise")
    }

    /// Returns the chosen mutants in their order, `count` of them if it is given.
    func chosen<Mutant>(_ mutants: [Mutant], count: Int? = nil, of label: String) -> [Mutant] {
        let ranked = mutants.indices.map { index in
            var print = Fingerprint()
            for text in [seed, label, "\(index)"] { print.add(Data(text.utf8)) }
            // Neighbors' texts differ only in the last byte, which hardly shows in the fingerprint's first half.
            return (index, print.text.suffix(16))
        }.sorted { $0.1 < $1.1 }
        return ranked.prefix(count ?? self.count).map(\.0).sorted().map { mutants[$0] }
    }
}
