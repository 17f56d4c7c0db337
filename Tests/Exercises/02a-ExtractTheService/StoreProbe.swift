import Foundation

@testable import Exercise02a

/// Asks a store for everything that the screens need of it.
enum StoreProbe {
    /// Whether it does all of it, so that what a journey misses is a screen's fault.
    ///
    /// Throws when the disk refuses.
    static func works() async throws -> Bool {
        let (reading, lending, returning) = (try Harness(), try Harness(), try Harness())
        guard answersLater(try Harness()) else { return false }
        guard await reading.load() == Harness.words(Books.all) else { return false }
        guard await lending.save() == "success", lending.stored.contains("Kindred (Cleo until"),
            lending.stored.contains("Emma (Ben until")
        else { return false }
        guard await returning.returnAll() == "success", returning.stored == "Orlando, Emma, Kindred" else {
            return false
        }
        for harness in [reading, lending, returning] { try Data("not a shelf".utf8).write(to: harness.file) }
        let told = [await reading.load(), await lending.save(), await returning.returnAll()]
        return told == ["unreadable", "unreadable", "unreadable"] && lending.stored == "not a shelf"
    }

    private static func answersLater(_ harness: Harness) -> Bool {
        var isAnswered = false
        harness.store.load { _ in isAnswered = true }
        return !isAnswered
    }
}
