import Foundation

/// Carries what was captured to its end: a loan, or the reason why there is none.
// TODO(09a.6): nobody asks it yet.
final class ShelfLendSaveTransformer {}
