import Foundation

/// The sum of all groups as the use case passes it to its presenter.
struct ReportTotalPresentationModel: Equatable {
    let amount: Decimal
    /// Whether every group is in it; one that is not available has no total to add.
    let isComplete: Bool
}
