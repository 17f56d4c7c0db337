import SourceModel

/// Where one type calls another's methods, and which of its own members lead to a call.
package struct CallSites {
    /// A call, and the member of the calling type in which it stands.
    package struct Site {
        /// The call itself, or the method handed over as a value.
        package let call: Reference
        /// The values that are written down in it.
        package let values: WrittenValues
        fileprivate let step: Step
    }

    /// From a member to something that it names.
    fileprivate struct Step {
        let member: Declaration
        /// Whether that may come to pass after the member has returned: in a closure, or in what is `async`.
        let isDeferred: Bool
    }

    private let codebase: Codebase
    private let conformers: Conformers
    private let hearers: Hearers

    /// The calls of these sources.
    package init(codebase: Codebase) {
        self.codebase = codebase
        conformers = codebase.conformers
        hearers = Hearers(codebase: codebase)
    }

    /// The type that a running app calls so; nil where several do, since nothing tells which of them it was.
    package func type(named name: String) -> KnownType? {
        let found = codebase.types.filter { $0.name == name && !$0.isProtocol }
        return found.count == 1 ? found[0] : nil
    }

    /// The methods of a name that a type has: its own, else those of its superclasses, else those that protocols give it.
    package func methods(named name: String, of type: KnownType) -> [Declaration] {
        for home in homes(of: type) {
            let found = home.members.filter { $0.kind == .method && $0.name == name && $0.extent.body != nil }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Where a type calls that method of another one, in the order of the text. What a type makes and hands its
    /// connections to speaks for it, where it does not call the method itself.
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

    /// Those of the sites that a type can come to: at once by a member that was called `now`, or by one that was called
    /// `before`, through what may come to pass later.
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

    /// The members that nobody inside the type calls and no protocol of the sources asks for: UIKit, or somebody who
    /// knows the very class, begins there.
    package func openings(of type: KnownType) -> [Declaration] {
        let homes = homes(of: type)
        let asked = Set(homes.filter(\.isProtocol).flatMap(\.main.declaration.members).map(\.signature))
        let called = Set(uses(in: type).flatMap { member, uses in uses.map(\.used).filter { $0 != member } })
        return homes.flatMap(\.members).filter { !called.contains($0) && !asked.contains($0.signature) }
    }

    /// Which members of a type each of them names.
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

    /// The type, its superclasses and its protocols: wherever its code may stand.
    private func homes(of type: KnownType) -> [KnownType] {
        let protocols = conformers.protocols(of: type.path).sorted().compactMap(codebase.type(at:))
        return [type] + (type.isClass ? codebase.superclasses(of: type).known : []) + protocols
    }

    /// What is named in the type's code and in that of the types inside it, with the member in which it is.
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

    /// Whether a call's labels are the method's; a closure behind the brackets has none.
    private static func fits(_ reference: Reference, _ member: Declaration) -> Bool {
        guard reference.kind == .call, member.isFunction else { return true }
        let labels = member.parameters.map { $0.label ?? "_" }
        guard labels.count == reference.labels.count else { return false }
        let isClosing = { (index: Int) in index == labels.count - 1 && reference.labels[index] == "_" }
        return labels.indices.allSatisfy { labels[$0] == reference.labels[$0] || isClosing($0) }
    }
}
