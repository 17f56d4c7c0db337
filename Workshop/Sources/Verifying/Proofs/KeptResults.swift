import Checking
import Course
import Foundation
import Typesetting

/// Keeps the result of each variant in its own file, under the key of the bytes that produced it.
struct KeptResults {
    /// The folder of the results, from the checkout's root; outside `.build`, so that a clean build costs no proof.
    static let folder = ".workbook/proofs"

    let inputs: ResultInputs
    /// Whether earlier results are used; new ones are written in any case.
    let areUsed: Bool
    /// The part of the keys that all results share, computed once at the start.
    private let shared: Fingerprint

    init(inputs: ResultInputs, areUsed: Bool) {
        (self.inputs, self.areUsed) = (inputs, areUsed)
        shared = inputs.shared()
    }

    /// Returns the fingerprint of everything that a run reads besides the variant's own files, including these paths.
    func ground(reading paths: [String]) -> Fingerprint {
        var print = shared
        print.add(paths: paths, in: inputs.checkout)
        return print
    }

    /// Returns the kept result for this key; nil if there is none, or if its file was changed.
    func result(of variant: Variant, label: String, key: String) -> VariantResult? {
        guard areUsed, let data = try? Data(contentsOf: file(of: variant, label: label)),
            let kept = try? JSONDecoder().decode(KeptResult.self, from: data), kept.key == key, kept.isWhole
        else { return nil }
        return VariantResult(
            variant: variant, requirements: kept.requirements, failing: kept.failing, reading: kept.reading,
            first: kept.first, problems: [], seconds: 0, isKept: true)
    }

    /// Writes a result, whole or not at all; if that fails, the next verification tries the variant again.
    func keep(_ result: VariantResult, label: String, key: String) {
        guard result.problems.isEmpty, let text = try? JSONText.of(KeptResult(result, key: key)) else { return }
        let file = file(of: result.variant, label: label)
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }

    private func file(of variant: Variant, label: String) -> URL {
        let names = [label, variant.title].map { $0.replacing(" ", with: "-") }
        return inputs.checkout.url("\(Self.folder)/\(names[0])/\(names[1]).json")
    }
}
