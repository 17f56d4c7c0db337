import Foundation
import RoleIndex
import SourceModel

/// A view controller as it is, with its extensions and the readable types that it names.
struct MassiveController {
    let type: KnownType
    let codebase: Codebase
    /// The members, each followed by its closures, in source order.
    let parts: [ControllerPart]
    /// The path that messages show.
    let path: String

    var name: String { type.name }
    var file: SourceFile { type.main.file }

    /// Reads the controller of a file.
    /// - Parameter named: The controller's name, for a file with several.
    /// - Throws: `ControllerError` and `SourceModelError`.
    init(at file: URL, shownAs path: String, named: String?) throws {
        let files = ControllerFiles(file: file.standardizedFileURL.resolvingSymlinksInPath(), shown: path)
        let own = try files.own()
        let chosen = try Self.choose(in: own, named: named, path: path)
        let sources = try files.withNamed(by: own, controller: chosen)
        try self.init(sources, named: chosen, path: path)
    }

    init(_ sources: Sources, named: String, path: String) throws {
        codebase = Codebase(sources, vocabulary: .viperS)
        guard let type = codebase.types.first(where: { $0.path == named }) else {
            throw ControllerError.noSuchController(name: named, path: path, names: codebase.types.map(\.path))
        }
        self.type = type
        self.path = path
        var parts: [ControllerPart] = []
        for part in type.parts {
            for member in part.declaration.members { Self.add(member, of: part, to: &parts) }
        }
        self.parts = parts
    }

    private static func choose(in file: SourceFile, named: String?, path: String) throws -> String {
        let codebase = Codebase(try Sources(files: [(path, file.text(in: 0..<file.bytes.count))]), vocabulary: .viperS)
        let found = codebase.types.filter { type in
            let base = codebase.superclasses(of: type).unknown ?? ""
            return type.isClass && base.hasSuffix("Controller") && !base.hasSuffix("PresentationController")
                && !base.hasPrefix("NS")
        }
        let names = found.map(\.path)
        guard let first = names.first else {
            throw ControllerError.noController(path: path, types: codebase.types.map(\.path))
        }
        if let named {
            guard names.contains(named) else {
                throw ControllerError.noSuchController(name: named, path: path, names: names)
            }
            return named
        }
        if names.count > 1 { throw ControllerError.severalControllers(path: path, names: names) }
        return first
    }

    // MARK: - Parts

    private static func add(_ member: Declaration, of part: KnownType.Part, to parts: inout [ControllerPart]) {
        let file = part.file
        let closures = file.closures.filter {
            member.extent.whole.contains($0.extent.lowerBound) && isPart($0, in: file)
        }
        let hasBody = member.isFunction || member.kind == .property && (member.extent.body != nil || !closures.isEmpty)
        guard hasBody else { return }
        let conformances = part.declaration.kind == .extension ? part.declaration.inherited.map(\.text) : []
        let index = parts.count
        parts.append(
            ControllerPart(
                index: index, member: member, closure: nil, outer: nil, file: file, conformances: conformances))
        for closure in closures {
            let outer = parts[index...].last { $0.range.contains(closure.extent.lowerBound) }
            parts.append(
                ControllerPart(
                    index: parts.count, member: member, closure: closure, outer: outer?.index ?? index, file: file,
                    conformances: conformances))
        }
    }

    /// Whether a closure is a part of its own; one that maps or filters, or fits on one line, belongs to its statement.
    private static func isPart(_ closure: Closure, in file: SourceFile) -> Bool {
        let callee = closure.callee.map { file.text(in: $0) }?.split(separator: ".").last.map(String.init) ?? ""
        if transforms.contains(callee) { return false }
        let isLong = file.line(at: closure.extent.lowerBound) != file.line(at: closure.extent.upperBound - 1)
        return isLong || callee.first?.isUppercase == true || callee == "addAction"
    }

    private static let transforms: Set<String> = [
        "map", "filter", "compactMap", "flatMap", "sorted", "sort", "first", "last", "contains", "reduce", "forEach",
        "allSatisfy", "firstIndex", "lastIndex", "min", "max", "removeAll", "prefix", "drop",
    ]

    /// The innermost part around a place.
    func part(at offset: Int, in file: SourceFile) -> ControllerPart? {
        parts.last { $0.file.path == file.path && $0.range.contains(offset) }
    }

    /// The member that contains a part.
    func root(of part: ControllerPart) -> ControllerPart {
        parts.last { $0.index <= part.index && $0.closure == nil } ?? part
    }

    /// The members, without their closures.
    var members: [ControllerPart] { parts.filter { $0.closure == nil } }

    /// The member property of that name.
    func property(named name: String) -> Declaration? { type.member(named: name, of: .property) }

    /// The references in the type's declaration and extensions, each with the innermost part around it.
    var references: [(reference: Reference, part: ControllerPart)] {
        parts.flatMap { part in
            part.file.references(in: part.range).filter { self.part(at: $0.offset, in: part.file)?.index == part.index }
                .map { ($0, part) }
        }
    }
}
