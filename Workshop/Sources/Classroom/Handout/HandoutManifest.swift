/// A handout's manifest: the checkout's with fewer exercises, and without the suites of the tools.
struct HandoutManifest {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the text with only these exercise folders.
    ///
    /// - Throws: `HandoutError.unfit` if a table that has to be narrowed is missing.
    func narrowed(to folders: [String]) throws(HandoutError) -> String {
        let list = folders.map { "    \"\($0)\",\n" }.joined()
        var text = try replacing("let exercises = [\n", through: "]\n", with: "let exercises = [\n\(list)]\n", in: text)
        text = try replacing(
            "let suites: [Target] =\n", through: "\n    ]\n", with: "let suites: [Target] = []\n", in: text)
        return try replacing(
            "let workshop: [Target] = [\n", through: "\n]\n", with: "let workshop: [Target] = []\n",
            in: text)
    }

    private func replacing(
        _ start: String, through end: String, with other: String, in text: String
    ) throws(HandoutError) -> String {
        guard let first = text.range(of: start),
            let last = text.range(of: end, range: first.upperBound..<text.endIndex)
        else {
            let line = start.split(separator: "\n").first ?? ""
            throw .unfit(
                file: "Package.swift", reason: "a handout has a shorter one, which can't be made: it has no `\(line)`",
                fix: "bring it back: git checkout -- Package.swift")
        }
        return text.replacingCharacters(in: first.lowerBound..<last.upperBound, with: other)
    }
}
