import CSourceKit

/// Finds the facts about a variable that SourceKit omits: whether it has storage, and its type by its value.
struct VariableReader {
    let reader: DeclarationReader
    let node: csk_node
    let index: Int

    /// Whether the variable has no getter: either no braces, or observers in them.
    var isStored: Bool {
        guard node.body.offset > 0 else { return true }
        var at = Int(node.body.offset)
        let end = at + Int(node.body.length)
        while at < end, reader.isSpace(reader.bytes[at]) { at += 1 }
        var word = at
        while word < end, reader.isWord(reader.bytes[word]) { word += 1 }
        let first = reader.text(at, word - at)
        return first == "didSet" || first == "willSet"
    }

    /// The type whose initializer the initial value calls, if the call is the whole value.
    var inferredType: TypeName? {
        guard node.type_name == nil, let start = valueStart, let call = call(at: start) else { return nil }
        let end = Int(call.whole.offset + call.whole.length)
        // SourceKit reports a subscript as a call as well.
        let isSubscript = reader.text(Int(call.name.offset + call.name.length), 1) == "["
        guard endsValue(at: end), !isSubscript else { return nil }
        var callee = reader.text(Int(call.name.offset), Int(call.name.length))
        if callee.hasSuffix(".init") { callee.removeLast(5) }
        // The last part of a path is a type if it begins with a capital letter: `Worker.make()` tells nothing.
        let last = callee.prefix { $0 != "<" }.split(separator: ".").last ?? callee[...]
        guard callee.first == "[" || last.first?.isUppercase == true, !callee.contains("(") else { return nil }
        return TypeName(text: callee, location: reader.location(start))
    }

    /// The type after the equals sign of a typealias.
    var aliasedType: TypeName? {
        guard let start = position(of: UInt8(ascii: "="), from: Int(node.name.offset)) else { return nil }
        var at = start
        let end = Int(node.whole.offset + node.whole.length)
        while at < end, reader.isSpace(reader.bytes[at]) { at += 1 }
        return TypeName(text: reader.text(at, end - at), location: reader.location(at))
    }

    private var valueStart: Int? {
        let nameEnd = Int(node.name.offset + node.name.length)
        var at = nameEnd
        let bytes = reader.bytes
        while at < bytes.count, reader.isSpace(bytes[at]) { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
        at += 1
        while true {
            while at < bytes.count, reader.isSpace(bytes[at]) { at += 1 }
            guard at < bytes.count, bytes[at] == UInt8(ascii: "t") || bytes[at] == UInt8(ascii: "a") else { return at }
            let effect = ["try! ", "try? ", "try ", "await "].first { reader.text(at, $0.utf8.count) == $0 }
            guard let effect else { return at }
            at += effect.utf8.count
        }
    }

    /// The outermost call that begins at an offset; SourceKit lists it soon after its variable.
    private func call(at offset: Int) -> csk_node? {
        var next = index + 1
        while next < Int(reader.outline.node_count), Int(reader.outline.nodes[next].whole.offset) <= offset {
            let node = reader.outline.nodes[next]
            if node.kind == csk_kind_call.rawValue, Int(node.whole.offset) == offset { return node }
            next += 1
        }
        return nil
    }

    private func endsValue(at offset: Int) -> Bool {
        var at = offset
        while at < reader.bytes.count {
            switch reader.bytes[at] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): at += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return !continuesOnNextLine(from: at)
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"):
                return true
            default: return false
            }
        }
        return true
    }

    private func continuesOnNextLine(from offset: Int) -> Bool {
        var at = offset
        while at < reader.bytes.count, reader.isSpace(reader.bytes[at]) { at += 1 }
        return at < reader.bytes.count && reader.bytes[at] == UInt8(ascii: ".")
    }

    private func position(of byte: UInt8, from start: Int) -> Int? {
        reader.bytes[min(start, reader.bytes.count)...].firstIndex(of: byte).map { $0 + 1 }
    }
}
