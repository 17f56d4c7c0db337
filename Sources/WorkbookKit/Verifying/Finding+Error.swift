extension Finding {
    /// An error's own words: its place, its sentence, and the lines below.
    init(_ error: CatalogueError) {
        let lines = error.description.split(separator: "\n").map(String.init)
        let parts = lines.dropFirst().map { line in
            let words = line.drop { $0 == " " }.split(separator: ":", maxSplits: 1).map(String.init)
            return (heading: words[0], text: words.count > 1 ? String(words[1].drop { $0 == " " }) : "")
        }
        self.init(place: nil, what: lines.first ?? "", name: nil, lines: parts)
    }
}
