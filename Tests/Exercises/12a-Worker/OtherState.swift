import ExerciseSupport
import SourceModel
import Testing

/// Where the Worker's file keeps something outside of the Worker.
struct OtherState {
    /// What is shared by all Workers: stored at file level, or in a static property, wherever that stands.
    let shared: [Declaration]
    /// Uses of what outlives the app, or a screen at least.
    let lasting: [Reference]

    /// Reads the file that a learner edits. Throws when it is gone or can't be read.
    init() throws {
        let file = try Self.workerFile()
        shared = file.declarations.flatMap(\.all).filter { declaration in
            declaration.isStored
                && (declaration.kind == .global || declaration.kind == .property && declaration.isStatic)
        }
        lasting = file.references.filter { use in
            Self.lastingNames.contains(use.name)
                || use.kind == .call && use.name == "write" && ["to", "toFile"].contains(use.labels.first)
        }
    }

    private static let lastingNames: Set = [
        "UserDefaults", "FileManager", "FileHandle", "NSKeyedArchiver", "NSUbiquitousKeyValueStore", "URLCache",
        "NSCache", "ProcessInfo", "threadDictionary", "setenv", "TaskLocal",
    ]

    /// What several tests at once can disturb each other by, in words; `nil` where there is nothing of the kind.
    static let disturbance: String? = {
        guard let state = try? OtherState() else { return nil }
        guard let name = state.shared.first?.name ?? state.lasting.first?.name else { return nil }
        return "\(name) is shared by all Workers, so this may be what another one left there: mend 12a.6 first"
    }()

    /// The Worker's file. Throws when it is gone or can't be read.
    static func workerFile() throws -> SourceFile {
        try #require(
            try Exercise("12a").sources.files.first { $0.path.hasSuffix("ShelfListWorker.swift") },
            "Sources/Shelf/List/ShelfListWorker.swift is there: `workbook reset 12a` brings it back")
    }
}
