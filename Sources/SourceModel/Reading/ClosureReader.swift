import CSourceKit

/// Makes closures of an outline's nodes, in the order of the text.
struct ClosureReader {
    let outline: csk_outline

    func read() -> [Closure] {
        (0..<Int(outline.node_count)).filter { outline.nodes[$0].kind == csk_kind_closure.rawValue }.map(closure)
    }

    private func closure(_ index: Int) -> Closure {
        let node = outline.nodes[index]
        let call = call(around: index)
        return Closure(
            extent: range(node.whole), callee: call.map { range(outline.nodes[$0.call].callee) },
            argument: call?.argument ?? 0)
    }

    /// The call of which the closure is an argument as a whole, and not only a part of one.
    private func call(around index: Int) -> (call: Int, argument: Int)? {
        let closure = outline.nodes[index]
        let argument = Int(closure.parent)
        guard argument >= 0, outline.nodes[argument].kind == csk_kind_argument.rawValue else { return nil }
        let node = outline.nodes[argument]
        guard node.whole.offset + node.whole.length == closure.whole.offset + closure.whole.length else { return nil }
        let call = Int(node.parent)
        guard call >= 0, outline.nodes[call].kind == csk_kind_call.rawValue else { return nil }
        let before = (call + 1..<argument).filter { sibling in
            outline.nodes[sibling].kind == csk_kind_argument.rawValue && Int(outline.nodes[sibling].parent) == call
        }
        return (call, before.count)
    }

    private func range(_ range: csk_range) -> Range<Int> {
        let start = max(0, Int(range.offset))
        return start..<start + Int(range.length)
    }
}
