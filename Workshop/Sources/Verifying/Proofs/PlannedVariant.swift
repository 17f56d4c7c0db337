import Changes
import Checking
import Course
import Foundation

/// A variant and its files, or why it can't have any.
struct PlannedVariant {
    let variant: Variant
    let files: Result<FileTree, VariantError>
    /// The folder of the right answer, from the checkout's root.
    let basis: String

    /// What its result is kept under: it changes with any byte that may change the result; nil where nothing can run.
    ///
    /// `ground` is the fingerprint of all that the run reads beside the variant's own files.
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

    /// The problem, where it can't be tried.
    var problem: Finding? {
        guard case .failure(let error) = files else { return nil }
        return Finding(
            place: variant.place, what: "\(variant.title): \(error.what)", name: nil, lines: error.lines(in: basis))
    }
}
