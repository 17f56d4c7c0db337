import Foundation

/// Something that a new user starts with: it lives on the server, is never changed, and becomes an `Item` here.
nonisolated struct StarterItem: Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date
}
