import ExerciseSupport
import Testing

/// Checks for `weak` at the wrong end: no cycle remains, but no object owns what the app needs.
extension BreakTheCyclesTests {
    /// Returns whether every owning reference owns, and reports one that doesn't before a dead app is taken for a leak.
    static func everybodyIsOwned() throws -> Bool {
        guard let reference = try OwningReference.all(in: exercise).first(where: { $0.weakness != nil }) else {
            return true
        }
        let weakness = reference.weakness ?? ""
        Issue.record(
            .teaching(
                expected: "\(reference.owner) owns its \(reference.property)",
                happened: "the reference is \(weakness), and nothing else owns the \(reference.property)",
                why: """
                    what has no owner is freed as soon as it is built, and then the screen is dead; only references \
                    that point back, toward the view, may be weak
                    """,
                look: exercise.look(at: [reference.place], for: "take out \(weakness) here; \(otherEnd(of: reference))")
            ))
        return false
    }

    /// Reports a cycle that remains although one of its references, the owning one, is weak.
    static func weakAtTheOtherEnd(_ role: String, _ property: String) throws -> String? {
        let wrong = try OwningReference.all(in: exercise).filter {
            $0.role == role && $0.property == property && $0.weakness != nil
        }
        if wrong.isEmpty { return nil }
        let names = wrong.map { "\($0.owner).\($0.property)" }.joined(separator: ", ")
        return wrong.count == 1
            ? "\(names) is weak, which is the wrong end: that reference is the one that owns"
            : "\(names) are weak, which is the wrong end: those references are the ones that own"
    }

    /// The actors that are still there, and the references that were made weak to no effect.
    static func happened(_ watched: Released, _ wrongEnd: String?) -> String {
        [watched.remainder, wrongEnd].compactMap(\.self).joined(separator: "; ")
    }

    /// The modules whose actors hold one of those that are still there.
    static func modules(of watched: Released) -> [String] {
        let named = modules.filter { module in watched.stillAlive.contains { $0.contains(module) } }
        return named.isEmpty ? modules : named
    }

    private static func otherEnd(of reference: OwningReference) -> String {
        switch (reference.property, reference.owner) {
        case ("presenter", _): "the cycle is cut at its other end, the presenter's `view`"
        case ("interactor", _): "the cycle is cut at its other end, the interactor's `presenter`"
        case ("localDatamanager", "ShelfListInteractor"):
            "the cycle is cut at its other end, the data manager's `interactor`"
        case ("localDatamanager", "BookDetailInteractor"):
            "the cycle goes through the closure in watchBook(), and is cut in its capture list"
        default: "no cycle goes through this reference"
        }
    }
}
