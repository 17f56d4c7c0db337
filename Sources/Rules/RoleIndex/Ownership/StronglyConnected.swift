/// Finds groups of nodes that all reach each other.
package enum StronglyConnected {
    /// The groups of at least two nodes, and lone nodes with an edge to themselves, both in the order of `nodes`.
    package static func groups(of nodes: [String], _ next: (String) -> [String]) -> [[String]] {
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let edges = nodes.map { node in next(node).compactMap { numbers[$0] } }
        // The type checker takes seconds for these steps in one chain.
        let components: [[Int]] = Components(edges: edges).all.map { members in members.sorted() }
        let circles = components.filter { members in members.count > 1 || edges[members[0]].contains(members[0]) }
        let inOrder = circles.sorted { one, other in one[0] < other[0] }
        return inOrder.map { members in members.map { member in nodes[member] } }
    }

    /// The nodes of a shortest path, both ends included.
    package static func path(from start: String, to end: String, _ next: (String) -> [String]) -> [String]? {
        var cameFrom: [String: String] = [:]
        var waiting = [start]
        var index = 0
        while index < waiting.count {
            let node = waiting[index]
            index += 1
            if node == end {
                var path = [node]
                while let last = path.last, last != start, let before = cameFrom[last] { path.append(before) }
                return path.reversed()
            }
            for to in next(node) where to != start && cameFrom[to] == nil {
                cameFrom[to] = node
                waiting.append(to)
            }
        }
        return nil
    }
}

/// Tarjan's algorithm with a stack of its own, since a chain of types may be longer than the thread's stack is deep.
private struct Components {
    let edges: [[Int]]
    private(set) var all: [[Int]] = []
    /// The order in which nodes were first visited, and for each the earliest open node that it reaches.
    private var order: [Int?]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    init(edges: [[Int]]) {
        self.edges = edges
        order = Array(repeating: nil, count: edges.count)
        lowest = Array(repeating: 0, count: edges.count)
        isOpen = Array(repeating: false, count: edges.count)
        for node in edges.indices where order[node] == nil { visit(node) }
    }

    private mutating func visit(_ start: Int) {
        var steps = [(node: start, edge: 0)]
        enter(start)
        while let (node, edge) = steps.last {
            guard edge < edges[node].count else {
                steps.removeLast()
                if let around = steps.last?.node { lowest[around] = min(lowest[around], lowest[node]) }
                if lowest[node] == order[node] { close(node) }
                continue
            }
            steps[steps.count - 1].edge += 1
            let to = edges[node][edge]
            if let seen = order[to] {
                if isOpen[to] { lowest[node] = min(lowest[node], seen) }
            } else {
                enter(to)
                steps.append((to, 0))
            }
        }
    }

    private mutating func enter(_ node: Int) {
        order[node] = count
        lowest[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
    }

    private mutating func close(_ node: Int) {
        let start = open.lastIndex(of: node) ?? 0
        for member in open[start...] { isOpen[member] = false }
        all.append(Array(open[start...]))
        open.removeSubrange(start...)
    }
}
