/// The kinds of archives that a submission may be.
enum ArchiveKind: Sendable, Equatable, CaseIterable {
    case zip, tar

    private var endings: [String] {
        switch self {
        case .zip: [".zip"]
        case .tar: [".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz"]
        }
    }

    /// Recognizes the kind by the file's name; nil if it isn't an archive.
    init?(_ file: String) {
        guard let kind = Self.allCases.first(where: { !$0.ending(of: file).isEmpty }) else { return nil }
        self = kind
    }

    /// The extension that makes a file an archive of this kind; empty if it isn't one.
    func ending(of file: String) -> String {
        let file = file.lowercased()
        return endings.filter { file.hasSuffix($0) && file.count > $0.count }.max { $0.count < $1.count } ?? ""
    }
}
