import SourceModel

/// A way to write a right answer differently, without changing its behavior.
struct Rewriting: Sendable {
    /// The name in kebab-case, which lists of exceptions use.
    let name: String
    /// The change, in one sentence.
    let summary: String
    /// The texts of the changed file and of new files, by path.
    private let texts: @Sendable (SourceFile, Sources) -> [String: String]

    init(
        _ name: String, _ summary: String,
        texts: @escaping @Sendable (SourceFile, Sources) -> [String: String]
    ) {
        self.name = name
        self.summary = summary
        self.texts = texts
    }

    /// Creates a rewriting that makes no new files.
    init(
        _ name: String, _ summary: String, text: @escaping @Sendable (ParsedFile, Sources) -> String
    ) {
        self.init(name, summary) { file, sources in [file.path: text(ParsedFile(file), sources)] }
    }

    /// Creates a rewriting of statements, each from its first token on.
    init(
        _ name: String, _ summary: String,
        site: @escaping @Sendable (Int, SiteRewriter) -> SiteRewriter.Site?
    ) {
        self.init(name, summary) { file, _ in SiteRewriter(code: file, site: site).text }
    }

    /// Rewrites all sites in the editable files at once.
    ///
    /// - Parameters:
    ///   - sources: the answer as a whole.
    ///   - editable: the paths of the files that may change.
    /// - Returns: the changed and the new texts by path; empty if there is nothing to rewrite.
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

    /// All rewritings, in the order in which they are tried.
    static var all: [Rewriting] { groups.flatMap(\.self) }

    /// All rewritings, in groups that can be applied one after the other: none undoes another or takes its sites.
    static let groups: [[Rewriting]] = [
        [
            .renamedMembers, .elseForAnEarlyReturn, .ifForGuard, .explicitSelf, .closuresInParentheses, .bodyInAHelper,
            .conformanceInAnExtension,
        ],
        [.renamedLocals, .guardForIf, .explicitTypes, .ifForSwitch, .bodyInAClosure, .methodsInAnExtension],
        [.switchForIf, .ifLetForOptionalChaining, .fileInTwo, .reversedOrder],
    ]
}
