import Foundation

/// One thing on the list, as the app thinks of it; no layer further out than the use cases knows it.
nonisolated struct Item: Equatable, Sendable {
    let id: ItemID
    let name: String
    let enabled: Bool
    let date: Date
}
