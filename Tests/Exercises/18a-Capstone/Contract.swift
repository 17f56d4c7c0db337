import ExerciseSupport
import SourceModel

/// The contract of the module as the learner wrote it, and the types that play its roles.
struct Contract {
    /// Its protocols, by their names.
    let roles: [String: Declaration]
    private let types: [Declaration]
    private let file: SourceFile?

    /// The ending of each role's name, and the actor that plays it.
    static let words = [
        "DisplayUI": "Scene", "HandleUIEvents": "Director", "ManageData": "Worker", "PresentData": "Director",
        "Navigate": "Navigator",
    ]

    /// Reads the answer in force.
    /// - Throws: if it can't be read.
    init() throws {
        let sources = try exercise.sources
        let contract = sources.files.first { $0.name == "ShelfReserveContract.swift" }
        file = contract
        roles = Dictionary(
            (contract?.declarations ?? []).filter { $0.kind == .protocol }.map { ($0.name, $0) }
        ) { first, _ in first }
        types = sources.files.flatMap(\.declarations)
    }

    /// The names of the five roles and of the one for news that are not declared.
    var missing: [String] {
        (Self.words.keys.sorted() + ["Delegate"]).map { "ShelfReserve_" + $0 }.filter { roles[$0] == nil }
    }

    /// The names of the types that say that they play a role.
    func players(of role: String) -> [String] {
        types.filter { $0.kind != .protocol && $0.inherited.flatMap(\.names).contains(role) }.map(\.name)
    }

    /// The messages that return something, throw, wait or take a closure, with their role.
    var asking: [String] {
        roles.sorted { $0.key < $1.key }.flatMap { name, role in
            role.members.filter { method in
                let returns = method.type.map { !["Void", "()"].contains($0.text) } ?? false
                return method.kind == .method && (returns || method.takesClosure || waits(method))
            }.map { "\(name).\($0.signature)" }
        }
    }

    /// Returns whether the caller has to wait for it, or to catch its errors.
    private func waits(_ method: Declaration) -> Bool {
        let words = file?.text(in: method.extent.whole).split { !$0.isLetter } ?? []
        return words.contains("async") || words.contains("throws")
    }
}

extension Declaration {
    /// Whether it has a closure among its parameters.
    fileprivate var takesClosure: Bool { parameters.contains { $0.type?.text.contains("->") == true } }
}
