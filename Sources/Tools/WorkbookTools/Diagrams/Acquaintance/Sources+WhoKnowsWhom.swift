import RoleIndex
import RoleRules
import SourceModel

extension Sources {
    /// The knowledge among an architecture's roles, or among view controllers for an architecture without roles.
    ///
    /// - Throws: `RoleRulesError.nothingPlaced` if nothing in the sources has a role.
    func whoKnowsWhom(by architecture: Architecture) throws(RoleRulesError) -> WhoKnowsWhom {
        let codebase = Codebase(self, vocabulary: architecture.vocabulary)
        let reader = AcquaintanceReader(codebase: codebase)
        guard codebase.hasRoles || architecture.vocabulary.actors.isEmpty, !reader.types.isEmpty else {
            throw .nothingPlaced(
                architecture: architecture.name, lookedFor: architecture.looksFor, files: files.count,
                better: better(than: architecture, of: codebase.types.count), hasTypes: !codebase.types.isEmpty,
                views: codebase.lonelyViews)
        }
        return WhoKnowsWhom(architecture: architecture.name, types: reader.types, links: reader.links)
    }

    /// The architecture whose roles fit most types, or `mvc` if none fits any.
    var fittingArchitecture: Architecture {
        var best = (architecture: Architecture.mvc, fit: 0)
        for architecture in Architecture.all {
            let codebase = Codebase(self, vocabulary: architecture.vocabulary)
            guard !architecture.vocabulary.actors.isEmpty, codebase.hasRoles else { continue }
            if codebase.fit > best.fit { best = (architecture, codebase.fit) }
        }
        return best.architecture
    }
}
