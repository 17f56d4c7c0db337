import Foundation

/// The response as it came over the wire, whatever it means.
nonisolated struct LibraryAnswer: Sendable {
    /// As HTTP has it: 200, 401, 409.
    let status: Int
    let body: Data
}
