import ExerciseSupport
import SourceModel
import Testing

/// Where the Worker's file keeps something outside of the Worker.
struct OtherState {
    /// What all Workers share: stored at file level, or in a static property of any type.
    let shared: [Declaration]
    /// Uses of whatever outlives the app, or at least a screen.
    let lasting: [Reference]

    /// Reads the file that a learner edits.
    ///
    /// Throws when it is gone or can't be read.
    init() throws {
        let file = try exercise.file("Shelf/List/ShelfListWorker.swift")
        shared = file.declarations.flatMap(\.all).filter { declaration in
            declaration.isStored
                && (declaration.kind == .global || declaration.kind == .property && declaration.isStatic)
        }
        lasting = file.references.filter(\.outlivesScreens)
    }

    /// How tests that run at the same time may disturb each other, in words; nil where they can't.
    static let disturbance: String? = {
        guard let state = try? OtherState() else { return nil }
        guard let name = state.shared.first?.name ?? state.lasting.first?.name else { return nil }
        return "\(name) is shared by all Workers, so this may be what another one left there: fix 12a.6 first"
    }()
}
