import Foundation

/// Everything that one student handed in, before it is read.
struct HandedIn: Sendable, Equatable {
    /// One of the files or folders that a student handed in.
    struct Item: Sendable, Equatable {
        /// The kind of a file.
        enum Kind: Sendable, Equatable {
            case folder
            case archive(ArchiveKind)
            /// A Swift file without a folder.
            case swift
            /// What the learning management system wrote itself: text typed into it, or a receipt.
            case text
            case unknown
        }

        let place: URL
        let kind: Kind
        /// The name that the student gave it.
        let name: String
        /// The facts in its name, if a learning management system made it.
        let download: DownloadName?

        /// Looks at a place.
        init(_ place: URL) { self.init(place, DownloadName(place.lastPathComponent)) }

        /// The same place, whose name tells nothing.
        var asPlain: Item { Item(place, nil) }

        private init(_ place: URL, _ download: DownloadName?) {
            let file = place.lastPathComponent
            (self.place, self.download) = (place, download)
            name = HandedIn.readable(download.map { $0.file.isEmpty ? file : $0.file } ?? file)
            kind = Self.kind(place, download, called: name)
        }

        private static func kind(_ place: URL, _ download: DownloadName?, called name: String) -> Kind {
            if download?.isText == true { return .text }
            switch (FileKind(of: place), ArchiveKind(place.lastPathComponent)) {
            case (.folder, _): return .folder
            case (.file, let archive?), (.hardLink, let archive?): return .archive(archive)
            case (.file, nil): return name.hasSuffix(".swift") ? .swift : .unknown
            // A link may lead to another student's submission, and reading a pipe may never end.
            default: return .unknown
            }
        }
    }

    /// The student's name: from a roster or a download, or else the name of the folder or archive.
    var name: String
    /// The text that stays the same for this student, whatever they hand in.
    var key: String
    /// The student as the learning management system knows them; nil if the names don't tell.
    let student: Student?
    /// The files and folders of the newest attempt.
    let items: [Item]
    /// The older attempts, one sentence each.
    let notes: [String]

    /// Collects what one student handed in; all items have that student's name.
    init(_ items: [Item]) {
        let first = items[0]
        student = first.download?.student
        name = Self.readable(student?.name ?? Self.withoutExtension(first.place))
        key = student?.key ?? name
        let newest = items.compactMap(\.download?.attempt).max()
        self.items = items.filter { $0.download?.attempt == newest }
        notes = items.filter { $0.download?.attempt != newest && $0.kind != .text }.map { older in
            let time = older.download?.attempt?.replacing("T", with: " ") ?? ""
            return "'\(older.name)' was not graded: a newer attempt replaces the one of \(time)."
        }
    }

    /// The time of the newest attempt, if the names tell it.
    var time: String? { items[0].download?.attempt }

    /// Whether the system marked it as late; nil if the names don't tell.
    var isLate: Bool? {
        let marks = items.compactMap(\.download?.isLate)
        return marks.isEmpty ? nil : marks.contains(true)
    }

    /// The name of a folder, or of an archive without its extension.
    static func withoutExtension(_ place: URL) -> String {
        let file = place.lastPathComponent
        if FileKind(of: place) == .folder { return file }
        return String(file.dropLast(ArchiveKind(file)?.ending(of: file).count ?? 0))
    }

    /// Reverse the direction of the text after them, up to the end of the line if nothing closes them.
    private static let overrides: [ClosedRange<Unicode.Scalar>] = ["\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]

    /// Returns a name in one line and in its letters' own direction; the original may contain line breaks and direction
    /// marks.
    static func readable(_ name: String) -> String {
        var text = ""
        text.unicodeScalars.append(
            contentsOf: name.unicodeScalars.map { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
                case .format where overrides.contains(where: { $0.contains(scalar) }): "\u{FFFD}"
                default: scalar
                }
            })
        return text
    }
}
