/// The links of a Markdown file to other files.
struct MarkdownLinks {
    private let text: String
    /// The folders above the file, from the root.
    private let folders: [Substring]

    /// - Parameter path: the file's path from the root.
    init(_ text: String, at path: String) {
        self.text = text
        folders = path.split(separator: "/").dropLast()
    }

    /// Returns the text with only the words of those links whose path is left out.
    func withoutThose(that isLeftOut: (String) -> Bool) -> String {
        // A picture, `![words](path)`, stays: without its path it would be nothing but words.
        text.replacing(#/(?<mark>!?)\[(?<words>(?:[^\[\]\n]|\[[^\[\]\n]*\])*)\]\((?<target>[^()\s]+)\)/#) { link in
            guard link.mark.isEmpty, let path = path(of: link.target), isLeftOut(path) else {
                return String(text[link.range])
            }
            return String(link.words)
        }
    }

    /// The path that a link leads to, from the root; nil for a web address or a heading of the same file.
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
