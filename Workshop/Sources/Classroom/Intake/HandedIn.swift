import Foundation
import Typesetting

/// What somebody handed in, as it lies there: a folder, an archive, or something else.
struct HandedIn: Sendable, Equatable {
    /// What lies there.
    enum Kind: Sendable, Equatable {
        case folder
        case archive(ArchiveKind)
        case unknown
    }

    /// The name of the student, as far as anybody can tell: that of the folder or the archive, without its ending.
    var name: String
    let place: URL
    let kind: Kind

    /// What lies at a place.
    init(_ place: URL) {
        self.place = place
        let file = place.lastPathComponent
        switch (FileKind(of: place), ArchiveKind(file)) {
        case (.folder, _): (name, kind) = (file, .folder)
        case (.file, let archive?), (.hardLink, let archive?):
            (name, kind) = (String(file.dropLast(archive.ending(of: file).count)), .archive(archive))
        // A link may lead to what somebody else handed in, and from a pipe nothing ever comes.
        case (_, let archive?): (name, kind) = (String(file.dropLast(archive.ending(of: file).count)), .unknown)
        default: (name, kind) = (file, .unknown)
        }
        name = Self.readable(name)
    }

    /// What lies in these places: a folder with a folder `Exercises` is one submission, and so is an archive; of any other
    /// folder, everything in it is one. Sorted by name, no name twice.
    static func all(in places: [URL]) throws(GradeError) -> [HandedIn] {
        var found: [(handedIn: HandedIn, parent: String)] = []
        for place in places {
            // A place that the teacher names may be a link; what lies in it may not.
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

    /// Those of one name get that of their folder as well, and a number where even that is the same.
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

    /// Turn around what follows them, to the end of the line where nobody ends it.
    private static let overrides: [ClosedRange<Unicode.Scalar>] = ["\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]

    /// A name may hold anything, line breaks too; in reports it stands in one line, and is read from left to right or from
    /// right to left as its letters are.
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
    /// Whether it is a folder in which such an archive lies, as Moodle packs them.
    func holds(_ archive: ArchiveKind) -> Bool {
        guard kind == .folder else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.contains { ArchiveKind($0) == archive }
    }
}
