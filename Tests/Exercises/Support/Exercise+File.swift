import Foundation
import SourceModel
import Testing

extension Exercise {
    /// Returns a file that was handed out at this path below `Sources`, wherever it is now. Without it the test ends, and
    /// says how to get it back.
    public func file(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SourceFile {
        let name = path.split(separator: "/").last.map(String.init)
        return try #require(
            try sources.files.first { $0.name == name },
            "Sources/\(path) is there: `workbook reset \(number)` brings it back", sourceLocation: sourceLocation)
    }
}
