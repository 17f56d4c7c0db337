import Foundation

/// One thing on the list, and the form in which it is stored.
nonisolated struct Item: Codable, Sendable {
    var name: String
    var enabled: Bool
    var date: Date
}
