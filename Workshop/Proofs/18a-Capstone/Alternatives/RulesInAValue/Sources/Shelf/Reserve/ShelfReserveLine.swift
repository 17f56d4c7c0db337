import Foundation

/// The line for a book, and who may join it.
struct ShelfReserveLine: Equatable {
    /// The reason why a person may not join.
    enum Refusal: Equatable {
        case noName, hasTheBook, isWaiting, isFull
    }

    let borrower: String?
    let names: [String]

    private static let room = 3

    /// Returns the reason why a person may not join, or nil.
    func refusal(of name: String) -> Refusal? {
        guard !name.isEmpty else { return .noName }
        guard !isSame(name, borrower) else { return .hasTheBook }
        guard !names.contains(where: { isSame(name, $0) }) else { return .isWaiting }
        guard names.count < Self.room else { return .isFull }
        return nil
    }

    private func isSame(_ name: String, _ other: String?) -> Bool {
        other?.lowercased() == name.lowercased()
    }
}
