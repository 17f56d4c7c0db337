import SourceModel

/// The types of the sources, and the strong references that keep them alive.
package struct Ownership {
    /// A strong reference: a stored property, an associated value of a case, or a stored closure that captures.
    package struct Edge: Sendable {
        /// The path of the type that holds the reference.
        package let from: String
        /// The path of the type that is held, or the name for all players of a protocol.
        package let to: String
        /// The name of the property or the case.
        package let name: String
        /// The location of the property, the case or the closure.
        package let location: Location
        /// The property or the case; nil for a closure.
        package let property: Declaration?
        /// The path of the box in which the property holds the target.
        package var box: String?
        /// The keeper of the closure, if the edge is one.
        package var keeper = Keeper.property
        /// The form of what is held, if the edge is no property.
        package var carrier = Carrier.closure

        /// Returns the same edge with another form of what is held.
        func carried(by carrier: Carrier) -> Edge {
            var edge = self
            edge.carrier = carrier
            return edge
        }

        /// Returns the same edge with another target, for example one of the players.
        package func leading(to path: String) -> Edge {
            Edge(
                from: from, to: path, name: name, location: location, property: property, box: box, keeper: keeper,
                carrier: carrier)
        }
    }

    /// The keeper of a closure.
    package enum Keeper: Sendable {
        /// A property of the type.
        case property
        /// A task that the type stores: no longer than the task runs.
        case task
        /// The run loop, which keeps a repeating timer until it is invalidated.
        case runLoop
        /// The notification center, until the observer is removed.
        case notificationCenter
    }

    /// The form of something that holds an object as a closure does.
    package enum Carrier: Equatable, Sendable {
        case closure
        /// A method without its parentheses, which holds its object, with that object's name in a capture list; nil
        /// for `self`.
        case method(of: String?)
        /// Combine's `assign(to:on:)`, with the key path if it is written there, and whether that is `@Published`.
        case assignment(to: String?, isPublished: Bool)
        /// A timer with a target and a selector.
        case timer
        /// A display link, which has no form with a closure.
        case displayLink
    }

    /// The codebase whose references are followed.
    package let codebase: Codebase
    /// The strong references by the path of the type that holds them.
    package private(set) var edges: [String: [Edge]] = [:]
    /// The paths of the types behind a protocol that has several.
    ///
    /// Each reference to the protocol is one edge to all of them, since thousands may refer to it and thousands may
    /// play it.
    package private(set) var players: [String: [String]] = [:]
    private let conformers: Conformers
    /// The screens of each module.
    private var screens: [String: [KnownType]] = [:]

    /// The references of a codebase, without the codebase, which keeps them for the rules that ask.
    struct References: Sendable {
        let edges: [String: [Edge]]
        let players: [String: [String]]
    }

    /// Collects the strong references of a codebase, once for all rules.
    package init(codebase: Codebase) {
        let found = codebase.strongReferences
        self.init(of: codebase)
        (edges, players) = (found.edges, found.players)
    }

    /// Reads the sources of a codebase.
    static func references(of codebase: Codebase) -> References {
        var ownership = Ownership(of: codebase)
        ownership.collect()
        return References(edges: ownership.edges, players: ownership.players)
    }

    private init(of codebase: Codebase) {
        self.codebase = codebase
        conformers = codebase.conformers
        let view = codebase.vocabulary.actors.first?.role
        for type in codebase.types where type.role == view && view != nil && codebase.isViewController(type) {
            if let module = type.module { screens[module, default: []].append(type) }
        }
    }

    private mutating func collect() {
        for type in codebase.types where !type.isProtocol {
            let lineage = [type] + (type.isClass ? codebase.superclasses(of: type).known : [])
            var found: [Edge] = []
            for ancestor in lineage {
                for property in ancestor.storedProperties
                where !codebase.isWeak(property) && !codebase.isTemporary(property, of: ancestor) {
                    guard let held = property.knownType else { continue }
                    found += references(property, held, of: ancestor, in: type)
                }
            }
            for (enumCase, held) in type.payloads { found += references(enumCase, held, of: type, in: type) }
            // A type that refers to its own kind is a list or a tree, not a circle.
            edges[type.path] = found.filter { $0.to != type.path }
        }
        let holders = Dictionary(edges.values.flatMap { Set($0.map(\.to)) }.map { ($0, 1) }, uniquingKeysWith: +)
        for edge in StoredClosures(codebase: codebase, conformers: conformers, holders: holders).edges {
            edges[edge.from, default: []].append(edge)
        }
    }

    /// The types that an edge may lead to.
    package func ends(of edge: Edge) -> [String] { players[edge.to] ?? [edge.to] }

    private mutating func references(
        _ property: Declaration, _ held: TypeName, of ancestor: KnownType, in owner: KnownType
    ) -> [Edge] {
        let context = codebase.context(at: property.extent.name.lowerBound, in: ancestor.main.file)
        let contents = [(nil, held)] + codebase.boxed(in: held, context).map { ($0.box.path, $0.content) }
        var seen: Set<String> = []
        var found: [Edge] = []
        for (box, content) in contents as [(String?, TypeName)] {
            for name in content.held {
                for behind in behind(name, in: context, of: owner) {
                    guard let target = node(of: behind), seen.insert(target).inserted else { continue }
                    found.append(
                        Edge(
                            from: owner.path, to: target, name: property.name, location: property.location,
                            property: property, box: box))
                }
            }
        }
        return found
    }

    /// The paths of the types that a name may mean at run time.
    package func targets(_ name: String, in context: Context, of owner: KnownType) -> [String] {
        behind(name, in: context, of: owner).flatMap(\.types).map(\.path)
    }

    /// The types behind a type: itself, or the players of a protocol.
    private struct Behind {
        /// The name for all of them together.
        let node: String
        /// The types rather than their paths, which would be rebuilt thousands of times.
        let types: [KnownType]
    }

    private func behind(_ name: String, in context: Context, of owner: KnownType) -> [Behind] {
        guard let type = codebase.resolvePath(name, in: context) else {
            let bounds = context.path.flatMap { $0.genericParameters(named: name) }
            guard bounds.isEmpty else {
                let names = bounds.flatMap(\.inherited).flatMap(\.names)
                return names.compactMap { codebase.resolvePath($0, in: nil) }.map { behind($0, of: owner) }
            }
            return controllers(codebase.bare(name), of: owner).map { Behind(node: $0.path, types: [$0]) }
        }
        return [behind(type, of: owner)]
    }

    private func behind(_ type: KnownType, of owner: KnownType) -> Behind {
        guard type.isProtocol else { return Behind(node: type.path, types: [type]) }
        if codebase.isProxied(type) { return Behind(node: "any \(type.path)", types: []) }
        // In a module, its own actor plays a role that every module has.
        if let module = owner.module {
            let own = conformers.of(type.path, in: module)
            if !own.isEmpty { return Behind(node: "any \(type.path) of \(module)", types: own) }
        }
        return Behind(node: "any \(type.path)", types: conformers.of(type.path))
    }

    /// The node that an edge leads to; nil if no type is behind it.
    private mutating func node(of behind: Behind) -> String? {
        guard behind.types.count > 1 else { return behind.types.first?.path }
        if players[behind.node] == nil {
            players[behind.node] = behind.types.map(\.path)
        }
        return behind.node
    }

    /// The screens of an actor's module, which a plain `UIViewController` in the actor means.
    private func controllers(_ name: String, of owner: KnownType) -> [KnownType] {
        guard UIKitNames.isController(name), owner.role != nil, let module = owner.module else { return [] }
        return screens[module] ?? []
    }
}
