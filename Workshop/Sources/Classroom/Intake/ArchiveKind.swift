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

    /// Whether a file's name is that of an archive that can't be read here.
    static func isForeign(_ file: String) -> Bool {
        let parts = file.lowercased().split(separator: ".")
        return ArchiveKind(file) == nil && parts.count > 1
            && ["7z", "bz2", "gz", "rar", "xz", "zipx"].contains(parts.last)
    }

    /// The extension that makes a file an archive of this kind; empty if it isn't one.
    func ending(of file: String) -> String {
        let file = file.lowercased()
        return endings.filter { file.hasSuffix($0) && file.count > $0.count }.max { $0.count < $1.count } ?? ""
    }
}
