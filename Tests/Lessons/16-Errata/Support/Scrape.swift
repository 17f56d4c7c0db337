import Foundation

/// A page scraper that guesses which text belongs to an article: what it does to a listing.
///
/// It takes `note.date` for a web address, since `.date` is a domain, and a line of one word for a caption, and leaves
/// out both. The gaps in a scraped copy of the article fit these two habits.
nonisolated enum Scrape {
    static func copy(of listing: String) -> String {
        kept(of: listing) { _ in false }
    }

    /// The copy with the closing braces put back, so that it looks whole.
    static func repaired(copy listing: String) -> String {
        kept(of: listing) { $0.allSatisfy { "{}".contains($0) } }
    }

    private static func kept(of listing: String, _ isBack: (String) -> Bool) -> String {
        let lines = listing.components(separatedBy: "\n").map { line in
            line.replacing(/\b[a-z]\w*\.(date|map|name)\b/.wordBoundaryKind(.simple), with: "")
        }
        return lines.filter { line in
            let words = line.split(separator: " ")
            return words.count != 1 || isBack(String(words[0]))
        }.joined(separator: "\n")
    }
}
