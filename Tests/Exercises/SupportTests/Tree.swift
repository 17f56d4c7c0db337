import Foundation

@testable import ExerciseSupport

/// The exercises and solutions of this checkout, by paths below it.
enum Tree {
    static let root = Exercise("").checkout

    /// The folders of all exercises: `12a-Worker`.
    static let exercises: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Exercises").path)) ?? []
        return names.filter { $0.first?.isNumber == true }.sorted()
    }()

    /// Students may have been given a copy without them.
    static let hasSolutions = FileManager.default.fileExists(atPath: root.appending(path: "Solutions").path)

    /// The files in `folder`, as paths below it, of `part` only where that is given.
    static func files(_ folder: String, below part: String? = nil) -> Set<String> {
        Set(Exercise.files(below: root.appending(path: folder)).filter { $0.hasPrefix(part ?? "") })
    }

    static func bytes(_ path: String) -> Data? {
        try? Data(contentsOf: root.appending(path: path))
    }

    static func text(_ path: String) -> String? {
        bytes(path).map { String(decoding: $0, as: UTF8.self) }
    }
}
