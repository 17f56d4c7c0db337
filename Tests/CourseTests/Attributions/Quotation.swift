/// A text in quotation marks.
struct Quotation {
    let text: String
    /// The number of its line.
    let line: Int
    /// The part of a series that the paragraph named last before the quotation: 2 in `part 2, "Actors: the Scene"`.
    ///
    /// For a section without a part it is nil, and the section may be in any part.
    let part: Int?
    /// Whether it directly follows "part 2", "section" or "page", or such a title and a comma.
    let isTitle: Bool

    static func all(in paragraph: Paragraph) -> [Quotation] {
        var found: [Quotation] = []
        var (line, part, isTitle) = (paragraph.line, Int?.none, false)
        var end = paragraph.text.startIndex
        for match in paragraph.text.matches(of: /"([^"]+)"/) {
            let between = paragraph.text[end..<match.range.lowerBound]
            let words = between.replacing(/\]\([^)]*\)/, with: "]")
            let named = words.matches(of: /[Pp]arts? ([12])/).last.map { Int($0.1) ?? 0 }
            let isNext = isTitle && words.replacing(/\([^)]*\)/, with: "").contains(/^[\s,]*(and|or)?\s*$/)
            let isOfSection = words.contains(/\b([Ss]ection|[Pp]age)s?[:,]?\s*$/)
            isTitle = isNext || isOfSection || words.contains(/[Pp]art [12][\]),:]*\s*$/)
            part = named ?? (isOfSection ? nil : part)
            line += between.count(where: \.isNewline)
            found.append(Quotation(text: String(match.1), line: line, part: part, isTitle: isTitle))
            line += match.0.count(where: \.isNewline)
            end = match.range.upperBound
        }
        return found
    }
}
