/// A text of somebody else that the workbook follows and quotes.
struct SourceText: Decodable {
    let name: String
    let author: String
    /// The part of a series that it is.
    let part: Int?
    /// A paragraph with one of these is about it, in lower case.
    let names: [String]
    /// A paragraph with one of these is about it, if it has none of any source's `names`.
    let also: [String]
    /// The titles of its sections or pages, and its own.
    let titles: [String]
    /// What is quoted of it and shorter than a window.
    let phrases: [String]
    /// The hashes of its windows.
    var windows: Set<UInt32> = []

    private enum CodingKeys: CodingKey { case name, author, part, names, also, titles, phrases }

    /// Whether it has these words in this order. Marks are not compared, and "..." stands for words that were left out.
    func says(_ quotation: String) -> Bool {
        quotation.replacing("…", with: "...").split(separator: "...").allSatisfy { fragment in
            let hashes = Words.windows(of: String(fragment))
            return hashes.isEmpty ? titles.has(fragment) || phrases.has(fragment) : windows.isSuperset(of: hashes)
        }
    }
}

extension [String] {
    /// Whether one of them has the same words.
    func has(_ text: some StringProtocol) -> Bool {
        let words = Words.all(in: String(text))
        return contains { Words.all(in: $0) == words }
    }
}
