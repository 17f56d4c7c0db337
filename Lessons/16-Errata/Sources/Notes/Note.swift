import Foundation

/// What somebody wrote down: a title, a day, and whether it is pinned.
struct Note: Equatable {
    let title: String
    let isPinned: Bool
    let date: Date
}
