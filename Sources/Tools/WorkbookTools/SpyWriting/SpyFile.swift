import Foundation
import SourceModel
import Typesetting

/// The file with the spies for another file's protocols; the same request gives the same bytes.
struct SpyFile: Sendable {
    /// The whole text.
    let text: String
    /// The requirements that a spy can't serve, each with the reason.
    let notServed: [String]
    /// The number of protocols that it serves.
    let count: Int

    /// Reads the file and, if the request names one, the folder with inherited protocols.
    /// - Parameter folder: The folder from which the request's paths start.
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

    /// Returns the module that all of these roles belong to: `ItemsList` of `ItemsList_DisplayUI` and others.
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

    /// The names of the actors that play a role, from the point of view of their neighbors.
    private static let roles = [
        "DisplayUI": "UI", "HandleUIEvents": "EventsHandler", "ManageData": "DataManager", "PresentData": "Presenter",
        "Navigate": "Navigator",
    ]
}

extension SpyFile {
    /// Writes the spies in place of the ones generated before.
    /// - Throws: `SpyError.notOurs` if the file there wasn't generated.
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
