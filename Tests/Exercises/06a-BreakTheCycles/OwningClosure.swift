import ExerciseSupport
import SourceModel

/// Closures of a module that own an actor, as far as their text tells.
///
/// A closure's captures can't be seen from outside, so this isn't a check: it says where to look after one has failed.
enum OwningClosure {
    /// The places of these closures, such as `Exercises/.../BookDetailView.swift:19`.
    ///
    /// Throws when the sources can't be read.
    static func places(in module: String, of exercise: Exercise) throws -> [String] {
        try exercise.sources.files.filter { $0.folders.first == module }.flatMap { file in
            let locals = file.declarations.flatMap(\.all).filter { $0.kind == .local }
            return file.closures.filter { closure in
                !isCalledAndDropped(closure, in: file) && owns(closure, locals, in: file)
            }
            .map { "\(file.path):\(file.location(at: $0.extent.lowerBound).line)" }
        }
    }

    /// It names `self` or captures a neighbor, and nothing in it says that this one is weak.
    private static func owns(_ closure: Closure, _ locals: [Declaration], in file: SourceFile) -> Bool {
        let inside = locals.filter { closure.extent.contains($0.extent.name.lowerBound) }
        let weak = Set(inside.filter(\.isWeak).map(\.name))
        let captured = Set(inside.filter { $0.type == nil }.map(\.name)).subtracting(weak)
        if !captured.isDisjoint(with: ["view", "presenter", "interactor"]) { return true }
        return !weak.contains("self") && file.references(in: closure.extent).contains { isOfSelf($0) }
    }

    private static func isOfSelf(_ reference: Reference) -> Bool {
        reference.name == "self" || reference.receiver == "self" || reference.receiver?.hasPrefix("self.") == true
            || reference.receiver?.hasPrefix("self?") == true
    }

    private static func isCalledAndDropped(_ closure: Closure, in file: SourceFile) -> Bool {
        closure.callee.map { dropping.contains(file.text(in: $0)) } ?? false
    }

    /// Calls that keep no closure, or only until their answer has come.
    private static let dropping: Set = [
        "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "load", "map", "reduce",
        "save",
        "sorted", "update",
    ]
}
