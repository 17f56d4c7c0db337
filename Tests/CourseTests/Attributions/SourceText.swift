/// A text by another author that the workbook follows and quotes.
struct SourceText: Decodable {
    let name: String
    let author: String
    /// The part of a series that this text is.
    let part: Int?
    /// Lowercase names: a paragraph that contains one is about this text.
    let names: [String]
    /// Weaker lowercase names: they count only in a paragraph without any source's `names`.
    let also: [String]
    /// The titles of its sections or pages, and its own title.
    let titles: [String]
    /// Quoted phrases that are shorter than a window.
    let phrases: [String]
    /// The hashes of its windows.
    var windows: Set<UInt32> = []

    private enum CodingKeys: CodingKey { case name, author, part, names, also, titles, phrases }

    /// Whether the text has these words in this order, ignoring punctuation; "..." stands for omitted words.
    func says(_ quotation: String) -> Bool {
        quotation.replacing("…", with: "...").split(separator: "...").allSatisfy { fragment in
            let hashes = Words.windows(of: String(fragment))
            return hashes.isEmpty ? titles.has(fragment) || phrases.has(fragment) : windows.isSuperset(of: hashes)
        }
    }
}

extension [String] {
    /// Whether one of these texts has the same words.
    func has(_ text: some StringProtocol) -> Bool {
        let words = Words.all(in: String(text))
        return contains { Words.all(in: $0) == words }
    }
}
