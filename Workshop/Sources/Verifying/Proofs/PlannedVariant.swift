import Changes
import Checking
import Course
import Foundation

/// A variant and its files, or the reason why it has none.
struct PlannedVariant {
    let variant: Variant
    let files: Result<FileTree, VariantError>
    /// The path of the right answer's folder from the checkout's root.
    let basis: String

    /// Returns the key of the variant's result, which depends on every byte that may change the result; nil if nothing
    /// can run.
    ///
    /// `ground` is the fingerprint of everything that the run reads besides the variant's own files.
    func key(label: String, on ground: Fingerprint) -> String? {
        guard case .success(let files) = files else { return nil }
        var print = ground
        for text in [label, variant.kind.rawValue, variant.name, variant.shows ?? "", variant.first ?? ""]
            + variant.failing
        {
            print.add(Data(text.utf8))
        }
        print.add(files)
        return print.text
    }

    /// The finding about a variant that can't be tried.
    var problem: Finding? {
        guard case .failure(let error) = files else { return nil }
        return Finding(
            place: variant.place, what: "\(variant.title): \(error.what)", name: nil, lines: error.lines(in: basis))
    }
}
