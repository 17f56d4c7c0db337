import SourceModel

/// Finds where one type calls another's methods, and which of its own members lead to a call.
package struct CallSites {
    /// A call, and the member of the calling type that contains it.
    package struct Site {
        /// The call itself, or the method passed as a value.
        package let call: Reference
        /// The arguments of the call, as far as the source says their values.
        package let values: WrittenValues
        fileprivate let step: Step
    }

    /// A use of one member by another.
    fileprivate struct Step {
        let member: Declaration
        /// Whether the use may happen after the member has returned: in a closure, or in an `async` member.
        let isDeferred: Bool
    }

    private let codebase: Codebase
    private let conformers: Conformers
    private let hearers: Hearers

    /// Prepares the calls of a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
        conformers = codebase.conformers
        hearers = Hearers(codebase: codebase)
    }

    /// The type that a running app calls by this name; nil if several have it, since nothing tells which one it was.
    package func type(named name: String) -> KnownType? {
        let found = codebase.types.filter { $0.name == name && !$0.isProtocol }
        return found.count == 1 ? found[0] : nil
    }

    /// The methods with a name that a type has: its own, else its superclasses', else those of its protocols'
    /// extensions.
    package func methods(named name: String, of type: KnownType) -> [Declaration] {
        for home in homes(of: type) {
            let found = home.members.filter { $0.kind == .method && $0.name == name && $0.extent.body != nil }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The calls of a method on a receiver in a type, in the order of the text; without any, the calls in the types
    /// that it makes.
    package func sites(of method: Declaration, on receiver: KnownType, in sender: KnownType) -> [Site] {
        let own = ownSites(of: method, on: receiver, in: sender)
        if !own.isEmpty { return own }
        let made = references(in: sender).filter { $0.0.kind == .call }.compactMap { codebase.type(at: $0.0.name) }
        let others = Dictionary(made.map { ($0.path, $0) }) { first, _ in first }
        return others.sorted { $0.key < $1.key }.flatMap { ownSites(of: method, on: receiver, in: $0.value) }
    }

    private func ownSites(of method: Declaration, on receiver: KnownType, in sender: KnownType) -> [Site] {
        let heard = hearers.of(receiver)
        return references(in: sender).compactMap { reference, context, member in
            guard reference.name == method.name, reference.kind != .type, let path = reference.receiver,
                Self.fits(reference, method),
                codebase.receiverTypes(path, in: context)?.contains(where: { heard.contains($0.path) }) ?? true
            else { return nil }
            let values = WrittenValues(of: reference, in: context.file, codebase)
            return Site(call: reference, values: values, step: Self.step(from: member, to: reference, in: context.file))
        }
    }

    /// The sites that a type can reach: directly or later from a member that is called `now`, and only later, by
    /// deferred uses, from one that was called `before`.
    package func sites(
        _ sites: [Site], reachedFrom now: [Declaration], orLaterFrom before: [Declaration], in type: KnownType
    ) -> [Site] {
        let uses = uses(in: type)
        var (reached, later) = (Set(before), Set(now))
        var next = before.map { (member: $0, isLater: false) } + now.map { (member: $0, isLater: true) }
        while let (member, isLater) = next.popLast() {
            for (step, used) in uses[member] ?? [] {
                let isLater = isLater || step.isDeferred
                let isNew = isLater ? later.insert(used).inserted : reached.insert(used).inserted
                if isNew { next.append((used, isLater)) }
            }
        }
        return sites.filter { site in
            later.contains(site.step.member) || site.step.isDeferred && reached.contains(site.step.member)
        }
    }

    /// The members that the type itself doesn't call and no protocol of the sources requires: calls from UIKit, or from
    /// types that know the class itself, begin there.
    package func openings(of type: KnownType) -> [Declaration] {
        let homes = homes(of: type)
        let asked = Set(homes.filter(\.isProtocol).flatMap(\.main.declaration.members).map(\.signature))
        let called = Set(uses(in: type).flatMap { member, uses in uses.map(\.used).filter { $0 != member } })
        return homes.flatMap(\.members).filter { !called.contains($0) && !asked.contains($0.signature) }
    }

    /// The members that each member of a type uses.
    private func uses(in type: KnownType) -> [Declaration: [(step: Step, used: Declaration)]] {
        let members = Dictionary(grouping: homes(of: type).flatMap(\.members), by: \.name)
        var uses: [Declaration: [(step: Step, used: Declaration)]] = [:]
        for (reference, context, member) in references(in: type) where [nil, "self"].contains(reference.receiver) {
            let step = Self.step(from: member, to: reference, in: context.file)
            for used in members[reference.name] ?? [] where Self.fits(reference, used) {
                uses[member, default: []].append((step, used))
            }
        }
        return uses
    }

    private static func step(from member: Declaration, to reference: Reference, in file: SourceFile) -> Step {
        let head = file.text(
            in: member.extent.name.upperBound..<(member.extent.body?.lowerBound ?? member.extent.name.upperBound))
        let isAsync = head.split(separator: ")").last?.split(whereSeparator: \.isWhitespace).contains("async") == true
        let isInClosure = file.closures.contains { $0.extent.contains(reference.offset) }
        return Step(member: member, isDeferred: isAsync || isInClosure)
    }

    /// The type, its superclasses and its protocols, all of which may contain its code.
    private func homes(of type: KnownType) -> [KnownType] {
        let protocols = conformers.protocols(of: type.path).sorted().compactMap(codebase.type(at:))
        return [type] + (type.isClass ? codebase.superclasses(of: type).known : []) + protocols
    }

    /// The references in the code of the type and of the types inside it, each with the member that contains it.
    private func references(in type: KnownType) -> [(Reference, Context, Declaration)] {
        homes(of: type).flatMap { home in
            home.parts.flatMap { part in
                part.file.references(in: part.declaration).compactMap { reference in
                    let context = codebase.context(of: reference, in: part.file)
                    guard let start = context.path.firstIndex(of: part.declaration),
                        context.path.indices.contains(start + 1)
                    else { return nil }
                    return (reference, context, context.path[start + 1])
                }
            }
        }
    }

    /// Whether a call's labels fit the method's; a trailing closure has no label.
    private static func fits(_ reference: Reference, _ member: Declaration) -> Bool {
        guard reference.kind == .call, member.isFunction else { return true }
        let labels = member.parameters.map { $0.label ?? "_" }
        guard labels.count == reference.labels.count else { return false }
        let isClosing = { (index: Int) in index == labels.count - 1 && reference.labels[index] == "_" }
        return labels.indices.allSatisfy { labels[$0] == reference.labels[$0] || isClosing($0) }
    }
}
