import Foundation

/// An item in the form in which it is stored and sent.
nonisolated struct ItemRecord: Codable, Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
