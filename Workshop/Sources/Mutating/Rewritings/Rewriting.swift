import SourceModel

/// A way to write a right answer differently: what it makes of a text does the same and reads otherwise.
struct Rewriting: Sendable {
    /// In kebab-case, as a list of exceptions names it.
    let name: String
    /// What it does, in one sentence.
    let summary: String
    /// The texts of what changes in a file, and of files that come beside it, by path.
    private let texts: @Sendable (SourceFile, Sources) -> [String: String]

    init(
        _ name: String, _ summary: String,
        texts: @escaping @Sendable (SourceFile, Sources) -> [String: String]
    ) {
        self.name = name
        self.summary = summary
        self.texts = texts
    }

    /// One that makes no new files.
    init(
        _ name: String, _ summary: String, text: @escaping @Sendable (ParsedFile, Sources) -> String
    ) {
        self.init(name, summary) { file, sources in [file.path: text(ParsedFile(file), sources)] }
    }

    /// One that rewrites statements, each from its first token on.
    init(
        _ name: String, _ summary: String,
        site: @escaping @Sendable (Int, SiteRewriter) -> SiteRewriter.Site?
    ) {
        self.init(name, summary) { file, _ in SiteRewriter(code: file, site: site).text }
    }

    /// What changes where all its sites in some files are rewritten at once: texts by path, those of new files too.
    /// Empty where it finds nothing to rewrite.
    /// - Parameters:
    ///   - sources: the answer as a whole.
    ///   - editable: the paths of the files that may change.
    func rewritten(_ sources: Sources, editable: Set<String>) -> [String: String] {
        var changed: [String: String] = [:]
        for file in sources.files where editable.contains(file.path) {
            let before = file.text(in: 0..<file.bytes.count)
            for (path, text) in texts(file, sources) where path != file.path || text != before {
                changed[path] = text
            }
        }
        return changed
    }

    /// All of them, in the order in which they are tried.
    static var all: [Rewriting] { groups.flatMap(\.self) }

    /// All of them, with those in one group that can be done one after the other: none undoes another or takes its sites.
    static let groups: [[Rewriting]] = [
        [
            .renamedMembers, .elseForAnEarlyReturn, .ifForGuard, .explicitSelf, .closuresInParentheses, .bodyInAHelper,
            .conformanceInAnExtension,
        ],
        [.renamedLocals, .guardForIf, .explicitTypes, .ifForSwitch, .bodyInAClosure, .methodsInAnExtension],
        [.switchForIf, .ifLetForOptionalChaining, .fileInTwo, .reversedOrder],
    ]
}
