/// The links of a Markdown file to other files.
struct MarkdownLinks {
    private let text: String
    /// The folders above the file, from the root.
    private let folders: [Substring]

    /// - Parameter path: of the file, from the root.
    init(_ text: String, at path: String) {
        self.text = text
        folders = path.split(separator: "/").dropLast()
    }

    /// The text in which some links, by the paths that they lead to, are no more than their words.
    func withoutThose(that isLeftOut: (String) -> Bool) -> String {
        // A picture, `![words](path)`, stays: it would leave nothing but its words.
        text.replacing(#/(?<mark>!?)\[(?<words>(?:[^\[\]\n]|\[[^\[\]\n]*\])*)\]\((?<target>[^()\s]+)\)/#) { link in
            guard link.mark.isEmpty, let path = path(of: link.target), isLeftOut(path) else {
                return String(text[link.range])
            }
            return String(link.words)
        }
    }

    /// Where a link leads, from the root; nil for an address on the web or a heading of the same file.
    private func path(of target: Substring) -> String? {
        let file = target.prefix { $0 != "#" }
        if file.isEmpty || target.contains("://") || target.hasPrefix("mailto:") { return nil }
        var parts = file.hasPrefix("/") ? [] : folders
        for part in file.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
