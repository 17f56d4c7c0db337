import Course
import Foundation
import Typesetting

/// What a handout says of itself: its files as they were handed out.
struct HandoutRecord: Codable {
    /// Where it lies in a handout.
    static let file = ".workbook-handout.json"

    /// Fingerprints by path.
    let files: [String: String]

    init(_ tree: [String: Data]) {
        files = tree.mapValues(Self.print(of:))
    }

    /// The fingerprint of a file.
    static func print(of data: Data) -> String {
        var print = Fingerprint()
        print.add(data)
        return print.text
    }

    /// The record of a handout that lies there; nil where none does.
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

    /// As it is written.
    var text: String { (try? JSONText.of(self)).map { $0 + "\n" } ?? "" }
}
