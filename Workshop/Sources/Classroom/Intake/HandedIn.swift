import Foundation
import Typesetting

/// A submission before it is read: a folder, an archive, or something else.
struct HandedIn: Sendable, Equatable {
    /// The kind of file that was handed in.
    enum Kind: Sendable, Equatable {
        case folder
        case archive(ArchiveKind)
        case unknown
    }

    /// The best guess at the student's name: the name of the folder, or of the archive without its extension.
    var name: String
    let place: URL
    let kind: Kind

    /// Looks at a place.
    init(_ place: URL) {
        self.place = place
        let file = place.lastPathComponent
        switch (FileKind(of: place), ArchiveKind(file)) {
        case (.folder, _): (name, kind) = (file, .folder)
        case (.file, let archive?), (.hardLink, let archive?):
            (name, kind) = (String(file.dropLast(archive.ending(of: file).count)), .archive(archive))
        // A link may lead to another student's submission, and reading a pipe may never end.
        case (_, let archive?): (name, kind) = (String(file.dropLast(archive.ending(of: file).count)), .unknown)
        default: (name, kind) = (file, .unknown)
        }
        name = Self.readable(name)
    }

    /// Finds the submissions in these places, sorted by name, with no name twice.
    ///
    /// An archive is one submission, and so is a folder that contains a folder `Exercises`. In any other folder, each
    /// entry is one.
    static func all(in places: [URL]) throws(GradeError) -> [HandedIn] {
        var found: [(handedIn: HandedIn, parent: String)] = []
        for place in places {
            // The teacher may name a link; entries of a folder must not be links.
            let one = HandedIn(place.resolvingSymlinksInPath())
            switch one.kind {
            case .archive: found.append((one, one.place.deletingLastPathComponent().lastPathComponent))
            case .unknown:
                guard FileKind(of: place) != nil else { throw .noSuchPlace(path: place.path) }
                throw .notSubmissions(path: place.path)
            case .folder:
                let entries = try names(in: one.place)
                if entries.contains("Exercises") {
                    found.append((one, one.place.deletingLastPathComponent().lastPathComponent))
                } else {
                    found += entries.map { (HandedIn(one.place.appendingPathComponent($0)), one.name) }
                }
            }
        }
        return unique(found).sorted { ($0.name, $0.place.path) < ($1.name, $1.place.path) }
    }

    private static func names(in folder: URL) throws(GradeError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        } catch {
            throw .unreadable(path: folder.path, reason: FileReason.text(error))
        }
    }

    /// Adds the parent folder to names that occur twice, and a number if even that doesn't tell them apart.
    private static func unique(_ found: [(handedIn: HandedIn, parent: String)]) -> [HandedIn] {
        var count: [String: Int] = [:]
        for one in found { count[one.handedIn.name, default: 0] += 1 }
        var taken: Set<String> = []
        return found.map { handedIn, parent in
            var one = handedIn
            if count[one.name] ?? 0 > 1 { one.name = "\(parent)/\(one.name)" }
            let name = one.name
            var number = 2
            while !taken.insert(one.name).inserted {
                one.name = "\(name) (\(number))"
                number += 1
            }
            return one
        }
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

extension HandedIn {
    /// Whether it is a folder that contains an archive of this kind, as Moodle packs them.
    func holds(_ archive: ArchiveKind) -> Bool {
        guard kind == .folder else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.contains { ArchiveKind($0) == archive }
    }
}
