import Foundation

/// Something to keep track of. It is stored as it is, so the names of its properties are the file's names.
nonisolated struct Item: Codable, Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
