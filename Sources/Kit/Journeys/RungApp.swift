/// The apps that the rungs build; the journeys of one say what its users do.
package nonisolated enum RungApp: String, Sendable, CaseIterable {
    /// The lessons' app, built anew on most rungs.
    case items = "Items"
    /// Login and home of a small social app.
    case social = "Social"
    /// The entry of an order.
    case order = "Order"
    /// A bank's report of its transactions.
    case report = "Report"

    /// The app of the rung with that number.
    package init(ofRung number: Int) {
        switch number {
        case 7: self = .social
        case 9: self = .order
        case 10: self = .report
        default: self = .items
        }
    }

    /// The app's journeys, in order; their numbers begin with 1.
    package var journeys: [Journey] {
        switch self {
        case .items: Journey.all
        case .social: Journey.ofSocialApp
        case .order: Journey.ofOrderApp
        case .report: Journey.ofReportApp
        }
    }

    /// Whether the app asks a server, which a journey or a player has in hand.
    package var hasServer: Bool { self == .social }
}
