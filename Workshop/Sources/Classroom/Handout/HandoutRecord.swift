import Course
import Foundation
import Typesetting

/// A handout's record of its files as they were handed out.
struct HandoutRecord: Codable {
    /// The record's path in a handout.
    static let file = ".workbook-handout.json"

    /// The files' fingerprints by path.
    let files: [String: String]

    init(_ tree: [String: Data]) {
        files = tree.mapValues(Self.print(of:))
    }

    /// Whether an exercise was handed out.
    func has(_ exercise: Exercise) -> Bool { files["\(exercise.path)/exercise.json"] != nil }

    /// The fingerprint of a file.
    static func print(of data: Data) -> String {
        var print = Fingerprint()
        print.add(data)
        return print.text
    }

    /// Reads the record of the handout in a folder; nil if there is none.
    init?(in folder: URL) throws(HandoutError) {
        let url = folder.appendingPathComponent(Self.file)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            self = try JSONDecoder().decode(HandoutRecord.self, from: Data(contentsOf: url))
        } catch is DecodingError {
            throw .brokenRecord(file: url.path, reason: "it is no record of a handout")
        } catch {
            throw .brokenRecord(file: url.path, reason: FileReason.text(error))
        }
    }

    /// The file's text.
    var text: String { (try? JSONText.of(self)).map { $0 + "\n" } ?? "" }
}
