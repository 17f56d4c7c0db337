import SourceModel

// The captures of closures.
extension StoredClosures {
    /// The paths of the classes that the closure holds strongly: `self`, the captures in its list, and objects around
    /// it.
    func captured(by closure: Closure, ofTask isTask: Bool, in context: Context) -> [String] {
        let file = context.file
        let list = captureList(of: closure, in: file)
        let weak = weakNames(in: list).union(weakNames(around: closure, in: file))
        let listed = strongCaptures(in: list)
        let capturesSelf = list.contains { $0.filter { !$0.isWhitespace } == "self" }
        let inside = context.path.flatMap(\.members) + context.path
        var paths = listed.flatMap { behind($0.value, in: context) }
        for reference in file.references(in: closure.extent) {
            let root = String((reference.receiver ?? reference.name).prefix { $0 != "." && $0 != "?" && $0 != "!" })
            guard !root.isEmpty, !root.contains("("), !weak.contains(root) else { continue }
            if root == "self" || reference.receiver == nil && capturesSelf {
                if let type = context.type, type.isClass { paths.append(type.path) }
                continue
            }
            let isOwn = inside.contains {
                $0.kind == .local && $0.name == root && closure.extent.contains($0.extent.name.lowerBound)
            }
            guard !isOwn, !listed.contains(where: { $0.name == root }) else { continue }
            if let type = local(root, in: context) {
                if reference.receiver != nil || reference.kind == .identifier { paths.append(type.path) }
            } else if isTask, !weak.contains("self"), let type = context.type, type.isClass, isMember(root, of: type) {
                paths.append(type.path)
            }
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// Whether the name is the type's own property or method, which the closure of a task uses without `self`.
    private func isMember(_ name: String, of type: KnownType) -> Bool {
        ([type] + codebase.superclasses(of: type).known).contains { ancestor in
            ancestor.members.contains { $0.name == name && !$0.isStatic && [.property, .method].contains($0.kind) }
        }
    }

    /// The paths of the classes that a captured name means; for a role, all of its players.
    private func behind(_ name: String, in context: Context) -> [String] {
        guard name != "self", case .known(let type) = codebase.receiverType(name, in: context) else { return [] }
        return players(of: type, in: context).map(\.path)
    }

    /// The classes of an object: its own, or those that play the role.
    func players(of type: KnownType, in context: Context) -> [KnownType] {
        guard type.isProtocol else { return type.isClass ? [type] : [] }
        let own = context.type?.module.map { conformers.of(type.path, in: $0) } ?? []
        return (own.isEmpty ? conformers.of(type.path) : own).filter(\.isClass)
    }

    /// The class of a variable or parameter in a function around the place.
    private func local(_ name: String, in context: Context) -> KnownType? {
        guard isLocal(name, in: context), case .known(let type) = codebase.receiverType(name, in: context), type.isClass
        else {
            return nil
        }
        return type
    }

    private func captureList(of closure: Closure, in file: SourceFile) -> [Substring] {
        var text = file.text(in: closure.extent).dropFirst().drop(while: \.isWhitespace)
        // An attribute may come before the list: `{ @MainActor [weak self] in`.
        while text.first == "@" { text = text.drop { !$0.isWhitespace && $0 != "[" }.drop(while: \.isWhitespace) }
        guard text.first == "[", let close = text.firstIndex(of: "]") else { return [] }
        return text[..<close].dropFirst().split(separator: ",")
    }

    private func weakNames(in list: [Substring]) -> Set<String> {
        var names: Set<String> = []
        for capture in list {
            let words = capture.split { $0.isWhitespace || $0 == "=" }
            guard let first = words.first, first == "weak" || first.hasPrefix("unowned") else { continue }
            names.formUnion(words.dropFirst().map(String.init))
        }
        return names
    }

    /// The names that a closure around this one holds weakly, without those that `guard let self` makes strong before
    /// it.
    private func weakNames(around closure: Closure, in file: SourceFile) -> Set<String> {
        let start = closure.extent.lowerBound
        var names: Set<String> = []
        for outer in file.closures where outer.extent.contains(start) && outer.extent != closure.extent {
            let text: String = file.text(in: outer.extent.lowerBound..<start)
            let words: [Substring] = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            var bound: Set<String> = []
            for (word, name) in zip(words, words.dropFirst()) where word == "let" || word == "var" {
                bound.insert(String(name))
            }
            names.formUnion(weakNames(in: captureList(of: outer, in: file)).subtracting(bound))
        }
        return names
    }

    /// The strong captures with their values: `presenter` in `[presenter]`, `self.presenter` in `[presenter =
    /// self.presenter]`.
    private func strongCaptures(in list: [Substring]) -> [(name: String, value: String)] {
        list.compactMap { capture in
            let sides = capture.split(separator: "=").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            guard let name = sides.first, name.count == 1, sides.count < 2 || sides[1].count == 1 else { return nil }
            return (name[0], sides.count > 1 ? sides[1][0] : name[0])
        }
    }
}
