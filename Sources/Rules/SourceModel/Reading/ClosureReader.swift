import CSourceKit

/// Turns an outline's nodes into closures, in the order of the text.
struct ClosureReader {
    let outline: csk_outline

    func read() -> [Closure] {
        (0..<Int(outline.node_count)).filter { outline.nodes[$0].kind == csk_kind_closure.rawValue }.map(closure)
    }

    private func closure(_ index: Int) -> Closure {
        let argument = argument(around: index)
        return Closure(
            extent: range(outline.nodes[index].whole), callee: argument.map { range(call(of: $0).callee) },
            argument: argument.map { Int(outline.nodes[$0].arguments) } ?? 0)
    }

    private func call(of argument: Int) -> csk_node { outline.nodes[Int(outline.nodes[argument].parent)] }

    /// The argument of a call if the closure is all of it, rather than a part.
    private func argument(around index: Int) -> Int? {
        let closure = outline.nodes[index]
        let argument = Int(closure.parent)
        guard argument >= 0, outline.nodes[argument].kind == csk_kind_argument.rawValue else { return nil }
        let node = outline.nodes[argument]
        guard node.whole.offset + node.whole.length == closure.whole.offset + closure.whole.length else { return nil }
        guard node.parent >= 0, call(of: argument).kind == csk_kind_call.rawValue else { return nil }
        return argument
    }

    private func range(_ range: csk_range) -> Range<Int> {
        let start = max(0, Int(range.offset))
        return start..<start + Int(range.length)
    }
}
