/// Tells one item from all others for as long as the app runs.
///
/// A type of its own, so that it can't be taken for the index of a row.
nonisolated struct ItemID: Hashable, Sendable {
    let number: Int
}
