import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

/// Asks a store for everything that the screens need of it.
enum StoreProbe {
    /// A job that the store doesn't do, or a promise that it doesn't keep.
    private enum Fault {
        case answering, loading, saving, returning
    }

    /// Whether the store does all of it, so that a screen is at fault when a journey fails.
    ///
    /// Throws when the disk refuses.
    static func works() async throws -> Bool { try await fault() == nil }

    /// Returns whether the screens can be judged, and records what comes first where they show a fault of the store.
    ///
    /// Throws when the disk refuses.
    static func letsScreensBeJudged() async throws -> Bool {
        if try !isUsed { return true }
        return switch try await fault() {
        case nil: true
        case .answering: isJudged(false, after: "02a.4", because: "the store answers before a call has returned")
        case .loading: isJudged(false, after: "02a.1", because: "the store doesn't load what the screens show")
        case .saving: isJudged(false, after: "02a.2", because: "the store doesn't save the loans that the screens make")
        case .returning: isJudged(false, after: "02a.3", because: "the store doesn't end all loans")
        }
    }

    /// Whether anything besides the store's own files names it: the screens that the exercise starts with don't.
    private static var isUsed: Bool {
        get throws {
            try exercise.sources.files.contains { file in
                file.name != "BooksStore.swift" && file.references.contains { $0.name == "BooksStore" }
            }
        }
    }

    private static func fault() async throws -> Fault? {
        let (reading, lending, returning) = (try Harness(), try Harness(), try Harness())
        if !answersLater(try Harness()) { return .answering }
        if await reading.load() != Harness.words(Books.all) { return .loading }
        guard await lending.save() == "success", lending.stored.contains("Kindred (Cleo until"),
            lending.stored.contains("Emma (Ben until")
        else { return .saving }
        guard await returning.returnAll() == "success", returning.stored == "Orlando, Emma, Kindred" else {
            return .returning
        }
        for harness in [reading, lending, returning] { try Data("not a shelf".utf8).write(to: harness.file) }
        if await reading.load() != "unreadable" { return .loading }
        if await lending.save() != "unreadable" || lending.stored != "not a shelf" { return .saving }
        return await returning.returnAll() == "unreadable" ? nil : .returning
    }

    private static func answersLater(_ harness: Harness) -> Bool {
        var isAnswered = false
        harness.store.load { _ in isAnswered = true }
        return !isAnswered
    }
}
