import Foundation

/// Turns the captured values into a loan, or into the reason why none was made.
// TODO(09a.6): nothing asks it yet.
final class ShelfLendSaveTransformer {}
