import SourceModel

// Helpers that keep closures for the objects that have them.
extension StoredClosures {
    /// The storages of a closure that goes to a new helper: the properties that the helper goes to, `view.events =
    /// Relay(receiver: presenter.hear)`, else the helper's own.
    ///
    /// Many objects of an app may use one class of helpers, and each keeps only the closures of its own helper.
    func kept(
        by own: Storage, _ closure: Closure, to callee: Range<Int>, in context: Context
    ) -> [Storage] {
        guard !codebase.isActor(own.owner) else { return [own] }
        let helper = value(extent(ofCallWith: closure, to: callee, in: context.file), in: context.file)
        let homes = homes(of: helper, in: context)
        guard homes.isEmpty else {
            return homes.map { home in
                Storage(owner: home.owner, name: "\(home.name).\(own.name)", keeper: home.keeper)
            }
        }
        return mayBeKept(helper, of: own.owner, in: context.file) ? [own] : []
    }

    /// Whether a helper that goes to no property in sight may be the one that a property keeps: somebody else takes it,
    /// and only one type has such helpers.
    private func mayBeKept(_ helper: Closure, of type: KnownType, in file: SourceFile) -> Bool {
        let isUsedUp = file.text(in: helper.extent.upperBound..<helper.extent.upperBound + 1) == "."
        return type.isClass && holders[type.path] ?? 0 < 2 && !isUsedUp
            && !file.has("=", before: helper.extent.lowerBound)
    }

    /// The storages that a closure goes to, also by way of a local variable.
    func homes(of closure: Closure, in context: Context) -> [Storage] {
        let storages = storages(of: closure, in: context)
        guard storages.isEmpty, let local = local(thatTakes: closure.extent, in: context) else { return storages }
        return uses(of: local, in: context).flatMap { use in
            let extent = use.offset..<use.offset + use.name.utf8.count
            let place = codebase.context(of: use, in: context.file)
            return self.storages(of: value(extent, in: context.file), in: place)
        }
    }

    /// The extent of the call that a closure is an argument of.
    private func extent(ofCallWith closure: Closure, to callee: Range<Int>, in file: SourceFile) -> Range<Int> {
        let walk = TextWalk(file: file)
        let next = walk.skipBlanks(callee.upperBound)
        let hasParentheses = next < file.bytes.count && file.bytes[next] == UInt8(ascii: "(")
        let end = hasParentheses ? walk.end(ofBracketAt: next) : next
        return CallChain.start(before: callee.lowerBound, in: file)..<max(end, closure.extent.upperBound)
    }

    /// The local variable whose initial value begins at a place.
    private func local(thatTakes value: Range<Int>, in context: Context) -> Declaration? {
        guard context.file.has("=", before: value.lowerBound), let local = context.path.last, local.kind == .local,
            local.extent.name.upperBound <= value.lowerBound
        else { return nil }
        let between = context.file.text(in: local.extent.name.upperBound..<value.lowerBound)
        return between.contains("{") ? nil : local
    }

    /// The uses of a local variable as a whole, in the rest of its function.
    private func uses(of local: Declaration, in context: Context) -> [Reference] {
        let file = context.file
        guard let end = context.path.last(where: \.isFunction)?.extent.whole.upperBound else { return [] }
        return file.references(in: local.extent.whole.upperBound..<max(local.extent.whole.upperBound, end)).filter {
            $0.name == local.name && $0.receiver == nil && $0.kind == .identifier && !isSpokenTo($0, in: file)
        }
    }

    /// Whether a name is only the beginning of an expression: `relay.send`, `relay?.send`.
    private func isSpokenTo(_ name: Reference, in file: SourceFile) -> Bool {
        let end = name.offset + name.name.utf8.count
        let after = file.text(in: end..<end + 2)
        return after.hasPrefix(".") || ["?.", "!."].contains(after)
    }
}
