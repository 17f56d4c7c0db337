import SourceModel

// Subscriptions, observers and timers, which keep their closures.
extension StoredClosures {
    /// The storage of a subscription's closure: the property that keeps the subscription, or the run loop or
    /// notification center.
    func subscribed(_ closure: Closure, by callee: Range<Int>, in context: Context) -> Storage? {
        let file = context.file
        let called = CallChain(from: callee.lowerBound, in: file).links.prefix(1)
        let chain = CallChain(after: closure.extent.upperBound, in: file).links
        return kept(by: called + chain, from: CallChain.start(before: callee.lowerBound, in: file), in: context)
    }

    /// The edges of calls that keep their target: Combine's `assign(to:on:)`, and timers that send a message.
    func targets(in file: SourceFile) -> [Ownership.Edge] {
        file.references(named: Self.targeting).compactMap { call in
            guard call.kind == .call, let label = ["on", "target"].first(where: call.labels.contains) else {
                return nil
            }
            let context = codebase.context(of: call, in: file)
            let links = CallChain(from: call.offset, in: file).links
            guard links.first?.arguments?.contains("\(label): self") == true, let type = context.type, type.isClass,
                let storage = kept(by: links, from: CallChain.start(before: call.offset, in: file), in: context)
            else { return nil }
            let edge = edge(from: storage, to: type.path, at: call.offset, in: file)
            return edge?.carried(by: carrier(call, arguments: links.first?.arguments ?? "", of: type))
        }
    }

    /// The form of a call that keeps its target.
    private func carrier(_ call: Reference, arguments: String, of type: KnownType) -> Ownership.Carrier {
        if call.name == "CADisplayLink" { return .displayLink }
        guard call.name == "assign" else { return .timer }
        // `\.name`, or with the type, `\ShelfPresenter.name`.
        let path = arguments.firstMatch(of: /to:\s*\\\w*\.([\w.]+)/).map { String($0.1) }
        let property = path.flatMap { type.member(named: $0, of: .property) }
        return .assignment(to: path, isPublished: property?.has("Published") == true)
    }

    // MARK: - Who keeps it

    /// The storage of what is passed in an expression that begins at a place and makes these calls.
    func kept(by links: some Collection<CallChain.Link>, from start: Int, in context: Context) -> Storage? {
        if let place = links.lazy.compactMap(Self.place(in:)).first {
            return property(at: place, in: context).flatMap { isEnded($0) ? nil : $0 }
        }
        guard let maker = links.first(where: { Self.makers.contains($0.name) }) else { return nil }
        if let keeper = Self.keeper(maker) {
            guard let type = context.type, type.isClass, !isEnded(type) else { return nil }
            return Storage(owner: type, name: maker.name, keeper: keeper)
        }
        if Self.timers.contains(maker.name) { return nil }
        let storage = assigned(at: start, in: context) ?? inserted(at: start, in: context)
        return storage.flatMap { isEnded($0) ? nil : $0 }
    }

    /// The storage of `cancellables.insert(names.sink { ... })`.
    private func inserted(at start: Int, in context: Context) -> Storage? {
        let file = context.file
        guard file.has("(", before: start), let call = file.references(in: 0..<start).last, call.kind == .call,
            ["insert", "append", "add"].contains(call.name), let receiver = call.receiver,
            file.text(in: call.offset + call.name.utf8.count..<start).allSatisfy({ $0 == "(" || $0.isWhitespace })
        else { return nil }
        return property(at: receiver, in: context)
    }

    /// The property that keeps a subscription at the end of its chain: `store(in: &cancellables)`.
    private static func place(in link: CallChain.Link) -> String? {
        guard let arguments = link.arguments, let label = storing[link.name], arguments.hasPrefix(label) else {
            return nil
        }
        return String(arguments.dropFirst(label.count).filter { !$0.isWhitespace && $0 != "&" })
    }

    /// The calls and labels of Combine, of RxSwift in its versions, and of ReactiveKit.
    private static let storing = ["store": "in:", "disposed": "by:", "addDisposableTo": "", "dispose": "in:"]
    /// Calls that return a subscription, an observer or a timer.
    private static let makers: Set = timers.union([
        "sink", "assign", "subscribe", "bind", "drive", "emit", "observe", "observeNext", "addObserver",
        "addPeriodicTimeObserver",
    ])
    private static let targeting = NameSet(timers + ["assign"])
    private static let timers: Set = ["scheduledTimer", "Timer", "CADisplayLink"]

    /// The object other than the type that keeps the closure of the call; nil if there is none.
    private static func keeper(_ maker: CallChain.Link) -> Ownership.Keeper? {
        let arguments = maker.arguments ?? ""
        if maker.name == "addObserver", arguments.hasPrefix("forName:") { return .notificationCenter }
        let repeats = arguments.contains("repeats: true") || maker.name == "CADisplayLink"
        return timers.contains(maker.name) && repeats ? .runLoop : nil
    }

    // MARK: - Until when

    /// Whether a method releases what the property keeps; in `deinit` it is too late.
    private func isEnded(_ storage: Storage) -> Bool {
        ends(of: storage.owner).contains { reference in
            reference.receiver?.split(whereSeparator: { ".?!".contains($0) }).last.map(String.init)
                == storage.name
        } || storage.owner.parts.contains { endsEach(of: storage.name, in: $0) }
    }

    /// Whether the part ends each subscription, as `cancellables.forEach { $0.cancel() }` does.
    private func endsEach(of name: String, in part: KnownType.Part) -> Bool {
        let file = part.file
        return file.references(in: part.declaration).contains { call in
            guard call.name == "forEach", call.receiver == name || call.receiver == "self." + name else { return false }
            let rest = file.text(in: call.offset..<min(call.offset + 200, file.bytes.count))
            return rest.prefix { $0 != "}" }.contains(".cancel(")
        }
    }

    private func isEnded(_ type: KnownType) -> Bool { !ends(of: type).isEmpty }

    private func ends(of type: KnownType) -> [Reference] {
        type.parts.flatMap { part in
            let tooLate = part.declaration.members.filter { $0.kind == .deinitializer }.map(\.extent.whole)
            return part.file.references(in: part.declaration).filter { reference in
                reference.kind == .call && Self.endings.contains(reference.name)
                    && !tooLate.contains { $0.contains(reference.offset) }
            }
        }
    }

    private static let endings: Set = ["invalidate", "cancel", "dispose", "removeAll", "removeObserver"]
}
