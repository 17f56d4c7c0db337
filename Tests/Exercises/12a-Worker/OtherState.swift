import ExerciseSupport
import SourceModel
import Testing

/// Whatever the Worker's file keeps outside the Worker.
struct OtherState {
    /// Stored declarations at file level, and static ones of any type, which all Workers share.
    let shared: [Declaration]
    /// Uses of things that outlive a screen, or even the app.
    let lasting: [Reference]

    /// Reads the file that a learner edits.
    ///
    /// Throws when the file is missing or can't be read.
    init() throws {
        let file = try exercise.file("Shelf/List/ShelfListWorker.swift")
        shared = file.declarations.flatMap(\.all).filter { declaration in
            declaration.isStored
                && (declaration.kind == .global || declaration.kind == .property && declaration.isStatic)
        }
        lasting = file.references.filter(\.outlivesScreens)
    }

    /// How parallel tests may disturb each other, in words; nil if they can't.
    static let disturbance: String? = {
        guard let state = try? OtherState() else { return nil }
        guard let name = state.shared.first?.name ?? state.lasting.first?.name else { return nil }
        return "\(name) is shared by all Workers, so this may be what another one left there: fix 12a.6 first"
    }()
}
