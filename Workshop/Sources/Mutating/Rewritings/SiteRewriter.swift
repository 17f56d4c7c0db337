/// Rewrites the sites of a text, including sites within other sites.
struct SiteRewriter {
    /// The replacement for the text from a token to an offset.
    struct Site {
        let text: String
        let end: Int
    }

    let code: ParsedFile
    /// Returns the site that begins at a token; it uses the rewriter for the text inside.
    let site: (Int, SiteRewriter) -> Site?

    /// The whole file's text, rewritten.
    var text: String { text(0..<code.file.bytes.count) }

    /// Returns a range's text with its sites rewritten.
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
