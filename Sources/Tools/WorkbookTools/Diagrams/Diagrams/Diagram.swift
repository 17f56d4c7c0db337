import Foundation
import RoleRules
import SourceModel

/// The knowledge among an app's objects, arranged for showing: one band for each module.
struct Diagram: Sendable {
    /// The title: `13 Modules`, a path, a module.
    let title: String
    /// The objects and links that were read.
    let known: WhoKnowsWhom
    /// The modules in the order in which a user reaches them, then the types of no module.
    let bands: [DiagramBand]

    /// Arranges the knowledge in bands.
    init(title: String, _ known: WhoKnowsWhom) {
        self.title = title
        self.known = known
        bands = Self.modules(of: known).map { DiagramBand(module: $0, of: known) }
    }

    private init(title: String, known: WhoKnowsWhom, bands: [DiagramBand]) {
        self.title = title
        self.known = known
        self.bands = bands
    }

    /// Reads a file or folder by the named architecture, or by the one that fits best.
    ///
    /// - Throws: `SourceModelError`, `RoleNamesError`, and `RoleRulesError` if nothing has a role.
    init(of location: URL, title: String, architecture: String? = nil) throws {
        let sources = try Sources(at: location, relativeTo: location)
        let chosen = Architecture.all.first { $0.name == architecture } ?? sources.fittingArchitecture
        let names = try RoleNames(above: location)
        self.init(title: title, try sources.whoKnowsWhom(by: chosen.named(by: names)))
    }

    /// Reads a path that the user typed in a folder; errors name it as typed.
    init(path: String, in folder: URL, architecture: String? = nil) throws {
        do {
            try self.init(of: folder.resolving(path), title: path, architecture: architecture)
        } catch SourceModelError.missing {
            throw SourceModelError.missing(path: path)
        } catch SourceModelError.nothingSelected {
            throw SourceModelError.nothingSelected(path: path)
        }
    }

    /// Returns one module, with the types that it knows elsewhere.
    ///
    /// - Throws: `DiagramError.noModule`.
    func part(module: String) throws(DiagramError) -> Diagram {
        guard let band = bands.first(where: { $0.module == module }) else {
            throw .noModule(module, known: bands.compactMap(\.module))
        }
        return Diagram(title: "\(module) in \(title)", known: known, bands: [band])
    }

    /// The introduction to the diagram.
    var sentence: String {
        guard known.hasSeams else {
            return "There are no seams: each type knows the others as the very classes that they are."
        }
        return "Read from the source, with the roles of \(known.architecture)."
    }

    /// The modules that no other one leads to, followed by those that these lead to.
    private static func modules(of known: WhoKnowsWhom) -> [String?] {
        let module = Dictionary(known.types.map { ($0.name, $0.module) }) { first, _ in first }
        var names: [String] = []
        for name in known.types.compactMap(\.module) where !names.contains(name) { names.append(name) }
        let ways = known.links.filter { $0.kind == .makes }.compactMap { link -> (from: String, to: String)? in
            guard let from = module[link.from] ?? nil, let to = module[link.to] ?? nil, from != to else { return nil }
            return (from, to)
        }
        var order = names.filter { name in !ways.contains { $0.to == name } && ways.contains { $0.from == name } }
        var next = 0
        while next < order.count {
            for way in ways where way.from == order[next] && !order.contains(way.to) { order.append(way.to) }
            next += 1
        }
        // A shared type that knows no others already appears next to the types that know it.
        let hasOthers = known.types(in: nil).contains { type in
            known.links.contains { $0.from == type.name } || !known.links.contains { $0.to == type.name }
        }
        return order + names.filter { !order.contains($0) } + (hasOthers ? [nil] : [])
    }
}
