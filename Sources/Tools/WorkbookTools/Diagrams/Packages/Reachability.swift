/// The names that lead to each other, by one arrow or by many.
struct Reachability {
    private let names: [String]
    private let next: [String: [String]]
    private let reached: [String: Set<String>]

    init(of names: [String], _ arrows: [(from: String, to: String)]) {
        var next: [String: [String]] = [:]
        for arrow in arrows { next[arrow.from, default: []].append(arrow.to) }
        self.names = names
        self.next = next
        var reached: [String: Set<String>] = [:]
        for name in names {
            var (seen, waiting): (Set<String>, [String]) = ([], next[name] ?? [])
            while let one = waiting.popLast() {
                if seen.insert(one).inserted { waiting += next[one] ?? [] }
            }
            reached[name] = seen
        }
        self.reached = reached
    }

    /// Whether at least one arrow leads from one to the other.
    func lead(from start: String, to end: String) -> Bool { reached[start]?.contains(end) ?? false }

    /// Whether both lead to each other.
    func circle(_ one: String, _ other: String) -> Bool { lead(from: one, to: other) && lead(from: other, to: one) }

    /// The shortest circle of each group of names that all lead to each other, from its first name.
    var circles: [[String]] {
        var seen: Set<String> = []
        var circles: [[String]] = []
        for name in names where lead(from: name, to: name) && !seen.contains(name) {
            let group = names.filter { $0 == name || circle($0, name) }
            seen.formUnion(group)
            let paths = group.compactMap { shortestCircle(from: $0) }
            guard var shortest = paths.min(by: { $0.count < $1.count }) else { continue }
            // The circle begins with the name that comes first in the manifest.
            let first = names.first(where: shortest.contains)
            while shortest.first != first { shortest.append(shortest.removeFirst()) }
            circles.append(shortest)
        }
        return circles
    }

    private func shortestCircle(from start: String) -> [String]? {
        var waiting = [[start]]
        var seen: Set<String> = []
        while !waiting.isEmpty {
            let path = waiting.removeFirst()
            for name in next[path[path.count - 1]] ?? [] {
                if name == start { return path }
                if seen.insert(name).inserted { waiting.append(path + [name]) }
            }
        }
        return nil
    }
}
