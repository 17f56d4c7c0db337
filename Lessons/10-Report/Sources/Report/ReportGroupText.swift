import Foundation

/// The words for a group: whole sentences, since other languages put a group's name elsewhere and inflect it.
enum ReportGroupText {
    static func title(above group: ReportGroupPresentationModel) -> String {
        switch group {
        case .authorized: NSLocalizedString("Authorized transactions", comment: "Above a group")
        case .posted: NSLocalizedString("Posted transactions", comment: "Above a group")
        }
    }

    static func none(in group: ReportGroupPresentationModel) -> String {
        switch group {
        case .authorized: NSLocalizedString("There are no authorized transactions.", comment: "In an empty group")
        case .posted: NSLocalizedString("There are no posted transactions.", comment: "In an empty group")
        }
    }

    static func notAvailable(_ group: ReportGroupPresentationModel) -> String {
        switch group {
        case .authorized:
            NSLocalizedString("Authorized transactions are not available now.", comment: "In a group without answer")
        case .posted:
            NSLocalizedString("Posted transactions are not available now.", comment: "In a group without answer")
        }
    }

    static func title(below group: ReportGroupPresentationModel) -> String {
        switch group {
        case .authorized: NSLocalizedString("Total authorized", comment: "Below a group, beside an amount")
        case .posted: NSLocalizedString("Total posted", comment: "Below a group, beside an amount")
        }
    }
}
