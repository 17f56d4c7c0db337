import Foundation

/// What the presenter is told of the sum of all groups.
struct ReportTotalPresentationModel: Equatable {
    let amount: Decimal
    /// Whether it has every group in it; one that is not available has no total to add.
    let isComplete: Bool
}
