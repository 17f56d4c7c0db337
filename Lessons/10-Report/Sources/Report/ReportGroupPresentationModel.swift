/// What the presenter is told of a group: which it is.
enum ReportGroupPresentationModel: Equatable {
    case authorized, posted

    init(group: TransactionGroup) {
        switch group {
        case .authorized: self = .authorized
        case .posted: self = .posted
        }
    }
}
