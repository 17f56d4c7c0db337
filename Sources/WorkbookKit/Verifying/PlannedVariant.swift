/// A variant and its files, or why it can't have any.
struct PlannedVariant {
    let variant: Variant
    let files: Result<FileTree, VariantError>
    /// The folder of the right answer, from the checkout's root.
    let basis: String

    /// The problem, where it can't be tried.
    var problem: Finding? {
        guard case .failure(let error) = files else { return nil }
        return Finding(
            place: variant.place, what: "\(variant.title): \(error.what)", name: nil, lines: error.lines(in: basis))
    }
}
