import Foundation
import SourceModel
import Typesetting

/// The file with the spies for the protocols of another one; the same request makes the same bytes.
struct SpyFile: Sendable {
    /// All of it.
    let text: String
    /// What no spy can do for these protocols, each with the reason.
    let notServed: [String]
    /// How many protocols it serves.
    let count: Int

    /// Reads the file, and the folder with what it inherits from where there is one.
    /// - Parameter folder: from where the paths of the request are meant.
    /// - Throws: `SpyError.noProtocol`, or `SourceModelError`.
    init(_ request: SpyRequest, from folder: URL) throws {
        let file = try Sources(at: URL(fileURLWithPath: request.file, relativeTo: folder), relativeTo: folder).files[0]
        let others = try request.folder.map { path in
            try Sources(at: URL(fileURLWithPath: path, relativeTo: folder), relativeTo: folder)
        }
        try self.init(request, file: file, among: others)
    }

    init(_ request: SpyRequest, file: SourceFile, among others: Sources?) throws {
        let found = SpiedProtocol.all(in: file, among: others.map(\.files) ?? [])
        guard !found.isEmpty else { throw SpyError.noProtocol(file: request.file) }
        let module = Self.module(of: found)
        let classes = found.map { spied in
            SpyClass(spied: spied, name: Self.name(of: spied.name, in: module, request), request: request)
        }
        let parts = Code.parts(classes.map(\.lines))
        text = Code.file {
            request.head
            ""
            Self.imports(of: file, request)
            ""
            if let module {
                "/// A \(request.isProbe ? "probe" : "spy") for each role of \(module)."
                "enum \(module)\(request.isProbe ? "Probes" : "Spies") {"
                Code.inside { parts }
                "}"
            } else {
                parts
            }
        }
        notServed = classes.flatMap { spy in spy.notServed.map { "\(spy.spied.name): \($0)" } }
        count = found.count
    }

    private static func imports(of file: SourceFile, _ request: SpyRequest) -> [String] {
        let modules = Set(file.imports.map(\.path) + ["Spies"]).sorted().map { "import \($0)" }
        return modules + (request.testing.map { ["", "@testable import \($0)"] } ?? [])
    }

    /// The module whose roles all of these are: `ItemsList` of `ItemsList_DisplayUI` and its like.
    private static func module(of protocols: [SpiedProtocol]) -> String? {
        let modules = Set(
            protocols.map { spied in
                spied.name.contains("_") ? String(spied.name.prefix { $0 != "_" }) : ""
            })
        return modules.count == 1 ? modules.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    private static func name(of protocolName: String, in module: String?, _ request: SpyRequest) -> String {
        let ending = request.isProbe ? "Probe" : "Spy"
        guard let module else {
            return (protocolName.hasSuffix("Protocol") ? String(protocolName.dropLast(8)) : protocolName) + ending
        }
        let role = String(protocolName.dropFirst(module.count + 1))
        return roles[role] ?? role
    }

    /// What the actor that plays a role is to the one who talks to it.
    private static let roles = [
        "DisplayUI": "UI", "HandleUIEvents": "EventsHandler", "ManageData": "DataManager", "PresentData": "Presenter",
        "Navigate": "Navigator",
    ]
}

extension SpyFile {
    /// Writes the spies in place of those that were made before.
    /// - Throws: `SpyError.notOurs` where something else is there.
    func write(to place: URL, shownAs path: String, force: Bool) throws(SpyError) {
        if !force, let there = try? String(contentsOf: place, encoding: .utf8), SpyRequest(headOf: there) == nil {
            throw .notOurs(file: path)
        }
        do {
            try Data(text.utf8).write(to: place, options: .atomic)
        } catch {
            throw .notWritten(file: path, reason: FileReason.text(error))
        }
    }
}
