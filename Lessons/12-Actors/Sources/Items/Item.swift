import Foundation

/// Something to keep track of, as the app thinks of it: values with a meaning, nothing for the eye.
nonisolated struct Item: Codable, Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
