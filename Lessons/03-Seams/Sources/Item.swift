import Foundation

/// One thing on the list, and the form in which it is stored.
nonisolated struct Item: Codable, Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
