import Foundation
import RoleRules
import SourceModel

/// Who knows whom in an app, arranged for showing: one band for each module.
struct Diagram: Sendable {
    /// What is shown: `13 Modules`, a path, a module.
    let title: String
    /// What was read.
    let known: WhoKnowsWhom
    /// The modules in the order in which a user comes to them, then what belongs to none.
    let bands: [DiagramBand]

    /// Arranges what is known.
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

    /// Reads a file or folder by the architecture of that name, by the one that fits best where none is named.
    ///
    /// - Throws: `SourceModelError`, `RoleNamesError`, and `RoleRulesError` where nothing has a role.
    init(of location: URL, title: String, architecture: String? = nil) throws {
        let sources = try Sources(at: location, relativeTo: location)
        let chosen = Architecture.all.first { $0.name == architecture } ?? sources.fittingArchitecture
        let names = try RoleNames(above: location)
        self.init(title: title, try sources.whoKnowsWhom(by: chosen.named(by: names)))
    }

    /// The same for what somebody typed in a folder; an error names it as it was typed.
    init(path: String, in folder: URL, architecture: String? = nil) throws {
        do {
            try self.init(of: folder.resolving(path), title: path, architecture: architecture)
        } catch SourceModelError.missing {
            throw SourceModelError.missing(path: path)
        } catch SourceModelError.nothingSelected {
            throw SourceModelError.nothingSelected(path: path)
        }
    }

    /// One module, with whom its types know elsewhere.
    ///
    /// - Throws: `DiagramError.noModule`.
    func part(module: String) throws(DiagramError) -> Diagram {
        guard let band = bands.first(where: { $0.module == module }) else {
            throw .noModule(module, known: bands.compactMap(\.module))
        }
        return Diagram(title: "\(module) in \(title)", known: known, bands: [band])
    }

    /// What to know before looking.
    var sentence: String {
        guard known.hasSeams else {
            return "There are no seams: each type knows the others as the very classes that they are."
        }
        return "Read from the source, with the roles of \(known.architecture)."
    }

    /// Modules to which nobody leads first, and then those to which these lead.
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
        // What is shared and knows nobody is seen where it is known.
        let hasOthers = known.types(in: nil).contains { type in
            known.links.contains { $0.from == type.name } || !known.links.contains { $0.to == type.name }
        }
        return order + names.filter { !order.contains($0) } + (hasOthers ? [nil] : [])
    }
}
