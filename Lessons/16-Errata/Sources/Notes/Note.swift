import Foundation

/// A note: a title, a day, and whether it is pinned.
struct Note: Equatable {
    let title: String
    let isPinned: Bool
    let date: Date
}
