import RoleRules
import SourceModel

/// The sources of a rung, with the parts of each of its types.
struct RungSources {
    /// A type's declaration or one of its extensions, in any file.
    private struct Part {
        let file: SourceFile
        let declaration: Declaration
    }

    let sources: Sources
    private let parts: [String: [Part]]
    private let protocols: Set<String>

    init(_ sources: Sources) {
        self.sources = sources
        let all = sources.files.flatMap { file in file.declarations.map { Part(file: file, declaration: $0) } }
        let types = all.filter { $0.declaration.isType }
        protocols = Set(types.filter { $0.declaration.kind == .protocol }.map(\.declaration.name))
        let own = Set(types.map(\.declaration.name)).subtracting(protocols)
        parts = Dictionary(grouping: all.filter { own.contains($0.declaration.name) }, by: \.declaration.name)
    }

    /// The types, longest first, and by name if they are equally long.
    var types: [TypeMeasure] {
        let concerns = Dictionary(grouping: sources.concerns()) { $0.type.prefix { $0 != "." } }
        return parts.map { name, parts in
            TypeMeasure(
                name: name, lines: parts.map(lines).reduce(0, +),
                concerns: Concern.allCases.filter { concern in
                    concerns[name[...]]?.contains { $0.concerns.contains(concern) } ?? false
                }.map(\.description),
                fanOut: fanOut(of: name, parts))
        }.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    }

    /// The types that are screens, by inheritance.
    var screens: Set<String> {
        var screens: Set<String> = ["UIViewController", "UINavigationController", "UITableViewController"]
        var before = 0
        while screens.count != before {
            before = screens.count
            for (name, parts) in parts
            where parts.contains(where: { $0.declaration.inherited.contains { screens.contains($0.text) } }) {
                screens.insert(name)
            }
        }
        return screens
    }

    private func fanOut(of name: String, _ parts: [Part]) -> [String] {
        var named: Set<String> = []
        for part in parts {
            named.formUnion(part.file.references(in: part.declaration).map(\.name))
            named.formUnion(part.declaration.inherited.flatMap(\.names))
        }
        return named.intersection(protocols.union(self.parts.keys)).subtracting([name]).sorted()
    }

    private func lines(of part: Part) -> Int {
        let extent = part.declaration.extent.whole
        return part.file.location(at: extent.upperBound - 1).line - part.file.location(at: extent.lowerBound).line + 1
    }
}
