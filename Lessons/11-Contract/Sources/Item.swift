import Foundation

/// One thing on the list, as the app thinks of it; how it is stored or sent is not its business.
nonisolated struct Item: Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
