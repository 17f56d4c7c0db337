import Foundation
import Typesetting

/// A gradebook as JSON, in the format that `Documentation/grades.schema.json` describes.
enum GradebookJSON {
    /// Returns a gradebook's text: the same bytes for the same class.
    static func text(_ gradebook: Gradebook) throws -> String { try JSONText.of(gradebook) + "\n" }

    /// Reads a gradebook from a file.
    ///
    /// - Throws: `GradeError.notAGradebook` if the file isn't a gradebook, or has another version.
    static func read(_ file: URL, shownAs name: String) throws(GradeError) -> Gradebook {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(path: name, reason: FileReason.text(error))
        }
        if let version = (try? JSONDecoder().decode(Version.self, from: data))?.version, version != Gradebook.version {
            let reason = "has version \(version), and this command reads version \(Gradebook.version)"
            throw .notAGradebook(path: name, reason: reason)
        }
        do {
            return try JSONDecoder().decode(Gradebook.self, from: data)
        } catch let error as DecodingError {
            throw .notAGradebook(path: name, reason: Self.words(error))
        } catch {
            throw .notAGradebook(path: name, reason: FileReason.text(error))
        }
    }

    private struct Version: Decodable { let version: Int }

    private static func words(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "has no \"\(key.stringValue)\"\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "has something unfit\(place(context))"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty ? "is no JSON" : "has something unfit\(place(context))"
        @unknown default: "is no gradebook"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.isEmpty ? "" : " at \(path.drop { $0 == "." })"
    }
}
