import Foundation
import SourceModel

/// An exercise as it lies on the disk: where its answers are, and whether somebody began it.
///
/// It is found from this file's own place, so a checkout anywhere works.
public struct Exercise: Sendable {
    /// The number by which the exercise is called: 13.
    public let number: Int

    /// The lesson to which its findings point.
    public let lesson: Int

    /// The folder that holds `Exercises`, `Solutions` and `Tests`.
    let checkout: URL

    /// Finds exercise `number` of this checkout, which comes with the lesson of the same number unless told otherwise.
    public init(_ number: Int, lesson: Int? = nil) {
        self.init(number, lesson: lesson, in: URL(filePath: #filePath).deletingLastPathComponents(4))
    }

    init(_ number: Int, lesson: Int? = nil, in checkout: URL) {
        self.number = number
        self.lesson = lesson ?? number
        self.checkout = checkout
    }

    /// `13-Worker`; without such a folder, the number alone.
    public var folderName: String {
        let names = try? FileManager.default.contentsOfDirectory(atPath: exercises.path)
        return names?.first { $0.hasPrefix(digits + "-") } ?? digits
    }

    /// The number in two digits, as folders and commands have it: 06.
    public var digits: String { Self.twoDigits(number) }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// `Worker`.
    public var name: String {
        String(folderName.drop { $0 != "-" }.dropFirst())
    }

    /// The folder of the answers in force: the learner's, or the solutions' under `WORKBOOK_ANSWERS=Solutions`.
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
