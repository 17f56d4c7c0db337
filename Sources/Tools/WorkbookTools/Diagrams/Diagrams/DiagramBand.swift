/// The types of one module as a tree of ownership, with the links that don't follow it.
struct DiagramBand: Sendable {
    /// The module's name, or nil for types of no module.
    let module: String?
    let roots: [DiagramNode]
    /// The links between types of this band that don't own each other directly.
    let detours: [KnownLink]

    /// The band's own types, owners first.
    var types: [PlacedType] { roots.flatMap(\.all).filter { !$0.isGuest }.map(\.type) }

    /// Creates the band from the module's part of the knowledge.
    init(module: String?, of known: WhoKnowsWhom) {
        self.module = module
        let members = known.types(in: module)
        let owners = Self.owners(of: members, in: known)
        let names = Set(members.map(\.name))
        let types = Dictionary(known.types.map { ($0.name, $0) }) { first, _ in first }

        func node(_ type: PlacedType) -> DiagramNode {
            let owned = members.filter { owners[$0.name] == type.name }.map(node)
            var guests: [String] = []
            for link in known.links where link.from == type.name && !names.contains(link.to) {
                if !guests.contains(link.to) { guests.append(link.to) }
            }
            let strangers = guests.compactMap { types[$0] }.map { guest in
                DiagramNode(
                    type: guest, isGuest: true,
                    links: known.links.filter { $0.from == type.name && $0.to == guest.name }, children: [])
            }
            let owner = owners[type.name]
            let links = known.links.filter {
                ($0.from == owner && $0.to == type.name) || ($0.from == type.name && $0.to == owner)
            }
            return DiagramNode(type: type, isGuest: false, links: links, children: owned + strangers)
        }

        roots = members.filter { owners[$0.name] == nil }.map(node)
        detours = known.links.filter { link in
            names.contains(link.from) && names.contains(link.to) && owners[link.from] != link.to
                && owners[link.to] != link.from
        }
    }

    /// The parent of each type: its first owner, or else the first type that creates it.
    private static func owners(of members: [PlacedType], in known: WhoKnowsWhom) -> [String: String] {
        let names = Set(members.map(\.name))
        let kinds: [KnownLink.Kind] = [.owns, .makes]
        let links = kinds.flatMap { kind in
            known.links.filter { $0.kind == kind && names.contains($0.from) && names.contains($0.to) }
        }
        let targets = Set(links.map(\.to))
        var owners: [String: String] = [:]
        var seen: Set<String> = []
        // In a circle, each type has an owner; the first type becomes the root of the others.
        for start in members.filter({ !targets.contains($0.name) }) + members where seen.insert(start.name).inserted {
            var waiting = [start.name]
            while !waiting.isEmpty {
                let owner = waiting.removeFirst()
                for link in links where link.from == owner && seen.insert(link.to).inserted {
                    owners[link.to] = owner
                    waiting.append(link.to)
                }
            }
        }
        return owners
    }
}
