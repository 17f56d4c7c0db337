import Foundation
import SourceModel

/// An exercise as it lies on the disk: where its answers are, and whether somebody began it.
///
/// It is found from this file's own place, so a checkout anywhere works.
public struct Exercise: Sendable {
    /// The number by which the exercise is called: 12a.
    public let number: String

    /// The folder that holds `Exercises`, `Solutions` and `Tests`.
    let checkout: URL

    /// Finds exercise `number` of this checkout.
    public init(_ number: String) {
        self.init(number, in: URL(filePath: #filePath).deletingLastPathComponents(4))
    }

    init(_ number: String, in checkout: URL) {
        self.number = number
        self.checkout = checkout
    }

    /// The lesson that it belongs to, and to which its findings point: 12.
    public var lesson: String { String(number.prefix { $0.isNumber }) }

    /// `12a-Worker`; without such a folder, the number alone.
    public var folderName: String {
        let names = try? FileManager.default.contentsOfDirectory(atPath: exercises.path)
        return names?.first { $0.hasPrefix(number + "-") } ?? number
    }

    /// `Worker`.
    public var name: String {
        String(folderName.drop { $0 != "-" }.dropFirst())
    }

    /// The folder of the answers in force: the learner's, or the solutions' under `WORKBOOK_TREE=Solutions`.
    public var folder: URL {
        checkout.appending(path: Switches.answers).appending(path: folderName)
    }

    /// The sources of the answers in force. Throws when there are none, or when they can't be read.
    public var sources: Sources {
        get throws { try Sources(at: folder.appending(path: "Sources"), relativeTo: checkout) }
    }

    /// The sources that a learner edits, as they were handed out. Throws as `sources` does.
    public var starterSources: Sources {
        get throws { try Sources(at: starter.appending(path: "Sources"), relativeTo: checkout) }
    }

    /// The tests that a learner wrote, of the answers in force. Throws as `sources` does.
    public var learnerTests: Sources {
        get throws { try Sources(at: folder.appending(path: "Tests"), relativeTo: checkout) }
    }

    /// The path below the checkout of a file of the answers in force, for messages.
    public func path(_ file: String) -> String {
        "\(Switches.answers)/\(folderName)/\(file)"
    }

    var exercises: URL { checkout.appending(path: "Exercises") }
    var starter: URL { exercises.appending(path: ".starter").appending(path: folderName) }
}

extension URL {
    func deletingLastPathComponents(_ count: Int) -> URL {
        (0..<count).reduce(self) { url, _ in url.deletingLastPathComponent() }
    }
}
