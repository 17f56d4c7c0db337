/// Rewrites the sites of a text, those within another one too.
struct SiteRewriter {
    /// What stands in place of the text from a token to an offset.
    struct Site {
        let text: String
        let end: Int
    }

    let code: ParsedFile
    /// The site that begins at a token; it asks the rewriter for what lies within.
    let site: (Int, SiteRewriter) -> Site?

    /// The text of a whole file.
    var text: String { text(0..<code.file.bytes.count) }

    /// The text of a range with its sites rewritten.
    func text(_ range: Range<Int>) -> String {
        var written = ""
        var done = range.lowerBound
        var index = code.index(from: done)
        while index < code.tokens.count, code.start(index) < range.upperBound {
            if let site = site(index, self) {
                written += code.text(done..<code.start(index)) + site.text
                done = site.end
                index = code.index(from: done)
            } else {
                index += 1
            }
        }
        return written + code.text(done..<range.upperBound)
    }
}
