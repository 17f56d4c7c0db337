/// Finds similar modules, so that a drawing can show them as one box.
///
/// Modules are similar if at least three belong to a numbered series (`Lesson01Massive`, `Lesson02ServiceLayer`), or if
/// at least three begin with the same word and have the same arrows in both directions. A group whose box would lead to
/// itself isn't joined.
struct ModuleFamilies {
    private let graph: ModuleGraph
    private static let least = 3

    /// The boxes of a graph, each at the place of its first module.
    static func boxes(of graph: ModuleGraph) -> [ModuleBox] {
        let singles = graph.nodes.map(ModuleBox.init)
        return graph.isOfFolders ? singles : ModuleFamilies(graph: graph).collapsed(singles)
    }

    private func collapsed(_ singles: [ModuleBox]) -> [ModuleBox] {
        var boxes = singles
        let names = graph.nodes.filter { $0.note == nil || $0.note == "tests" }.map(\.name)
        for keys in [names.map(series), names.map(twins)] {
            var (order, members): ([String], [String: [String]]) = ([], [:])
            for (name, key) in zip(names, keys) {
                guard let key, boxes.contains(where: { $0.name == name }) else { continue }
                if members[key] == nil { order.append(key) }
                members[key, default: []].append(name)
            }
            for family in order.compactMap({ members[$0] }) where family.count >= Self.least {
                boxes = joined(family, in: boxes)
            }
        }
        return boxes
    }

    /// The boxes with one in place of a family; unchanged if that box would lead to itself.
    private func joined(_ family: [String], in boxes: [ModuleBox]) -> [ModuleBox] {
        let box = ModuleBox(name: Self.title(of: family), note: "\(family.count) modules", members: family)
        guard !boxes.contains(where: { $0.name == box.name }) else { return boxes }
        let joined = boxes.compactMap { old in
            old.name == family[0] ? box : family.contains(old.name) ? nil : old
        }
        var home: [String: String] = [:]
        for one in joined { for member in one.members { home[member] = one.name } }
        let arrows = graph.arrows.map { (home[$0.from] ?? $0.from, home[$0.to] ?? $0.to) }
        return Reachability(of: joined.map(\.name), arrows).lead(from: box.name, to: box.name) ? boxes : joined
    }

    /// `Lesson` for `Lesson01Massive`, `Lesson Tests` for `Lesson01Tests`.
    private func series(_ name: String) -> String? {
        guard let (head, _, tail) = Self.parts(of: name) else { return nil }
        return tail.hasSuffix("Tests") ? head + " Tests" : head
    }

    /// The first word with all arrows, or nil for a name of a single word.
    private func twins(_ name: String) -> String? {
        let word = Self.firstWord(of: name)
        guard word != name, !word.isEmpty else { return nil }
        let uses = graph.arrows.filter { $0.from == name }.map { "\($0.to) \($0.kind)" }.sorted()
        let users = graph.arrows.filter { $0.to == name }.map { "\($0.from) \($0.kind)" }.sorted()
        // Modules without arrows share nothing but a word.
        return uses.isEmpty && users.isEmpty ? nil : ([word, ">"] + uses + ["<"] + users).joined(separator: " ")
    }

    /// `Lesson 01–14`, `Lesson 01–14 Tests`, `Share…`.
    private static func title(of family: [String]) -> String {
        let parts = family.compactMap(parts)
        guard parts.count == family.count, Set(parts.map(\.head)).count == 1 else {
            return firstWord(of: family[0]) + "…"
        }
        let numbers = parts.map(\.number).sorted { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
        let end = parts.allSatisfy { $0.tail.hasSuffix("Tests") } ? " Tests" : ""
        return "\(parts[0].head) \(numbers[0])–\(numbers[numbers.count - 1])\(end)"
    }

    /// `Lesson`, `01` and `Massive`.
    private static func parts(of name: String) -> (head: String, number: String, tail: String)? {
        guard let start = name.firstIndex(where: \.isNumber), start > name.startIndex else { return nil }
        let number = name[start...].prefix(while: \.isNumber)
        return (String(name[..<start]), String(number), String(name[number.endIndex...]))
    }

    private static func firstWord(of name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase)
        let rest = name[capitals.endIndex...].prefix { $0.isLowercase }
        return String(capitals.count > 1 ? capitals.dropLast() : capitals + rest)
    }
}
