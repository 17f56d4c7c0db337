/// The archives that are taken.
enum ArchiveKind: Sendable, Equatable, CaseIterable {
    case zip, tar

    private var endings: [String] {
        switch self {
        case .zip: [".zip"]
        case .tar: [".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz"]
        }
    }

    /// The kind of a file by its name; nil where it is no archive.
    init?(_ file: String) {
        guard let kind = Self.allCases.first(where: { !$0.ending(of: file).isEmpty }) else { return nil }
        self = kind
    }

    /// The ending that makes a file one of these; empty where it is none.
    func ending(of file: String) -> String {
        let file = file.lowercased()
        return endings.filter { file.hasSuffix($0) && file.count > $0.count }.max { $0.count < $1.count } ?? ""
    }
}
