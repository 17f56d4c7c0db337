/// Groups of nodes that all reach each other.
enum StronglyConnected {
    /// Groups of at least two, and lone nodes with an edge to themselves; both in the order of `nodes`.
    static func groups(of nodes: [String], _ next: (String) -> [String]) -> [[String]] {
        let known = Set(nodes)
        let forward = Dictionary(uniqueKeysWithValues: nodes.map { ($0, next($0).filter(known.contains)) })
        var backward: [String: [String]] = [:]
        for (from, targets) in forward { for to in targets { backward[to, default: []].append(from) } }
        var grouped: Set<String> = []
        var groups: [[String]] = []
        for node in nodes where !grouped.contains(node) {
            let reachable = reach(from: node) { forward[$0] ?? [] }
            let reaching = reach(from: node) { backward[$0] ?? [] }
            let group = reachable.intersection(reaching)
            guard !group.isEmpty else { continue }
            grouped.formUnion(group)
            groups.append(nodes.filter(group.contains))
        }
        return groups
    }

    /// The nodes of a shortest way, both ends included.
    static func path(from start: String, to end: String, _ next: (String) -> [String]) -> [String]? {
        var cameFrom: [String: String] = [:]
        var waiting = [start]
        var index = 0
        while index < waiting.count {
            let node = waiting[index]
            index += 1
            if node == end {
                var path = [node]
                while let before = cameFrom[path[0]], path[0] != start { path.insert(before, at: 0) }
                return path
            }
            for to in next(node) where to != start && cameFrom[to] == nil {
                cameFrom[to] = node
                waiting.append(to)
            }
        }
        return nil
    }

    /// What is reached by at least one step.
    private static func reach(from start: String, _ next: (String) -> [String]) -> Set<String> {
        var seen: Set<String> = []
        var waiting = [start]
        while let node = waiting.popLast() {
            for to in next(node) where seen.insert(to).inserted { waiting.append(to) }
        }
        return seen
    }
}
