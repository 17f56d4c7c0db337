import Foundation

/// A machine that rewrites an article by putting other words for its words, also in the listings.
///
/// It changes whole words only: `present` becomes `current`, and `presentFetchError` stays.
nonisolated enum Synonyms {
    private static let words = [
        "present": "current", "display": "exhibit", "note": "memo", "notes": "memos", "title": "heading",
        "color": "shade", "day": "daytime", "text": "written content",
    ]

    static func copy(of listing: String) -> String {
        listing.replacing(/\b[a-z]+\b/.wordBoundaryKind(.simple)) { match in words[String(match.0)] ?? String(match.0) }
    }
}
