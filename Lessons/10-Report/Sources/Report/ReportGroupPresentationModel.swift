/// A group as the use case passes it to its presenter: which one it is.
enum ReportGroupPresentationModel: Equatable {
    case authorized, posted

    init(group: TransactionGroup) {
        switch group {
        case .authorized: self = .authorized
        case .posted: self = .posted
        }
    }
}
