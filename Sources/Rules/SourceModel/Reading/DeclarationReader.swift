import CSourceKit

/// Turns an outline's nodes into a tree of declarations.
///
/// SourceKit lists the content of an accessor or an initial value after its variable instead of inside it, so extents
/// decide which declaration contains which.
struct DeclarationReader {
    let path: String
    let bytes: [UInt8]
    let outline: csk_outline
    let lines: LineTable

    func read() -> [Declaration] {
        var index = 0
        return members(from: &index, until: Int.max, of: nil)
    }

    /// Reads the declarations from node `index` that begin before `limit`.
    private func members(from index: inout Int, until limit: Int, of outer: csk_node?) -> [Declaration] {
        var found: [Declaration] = []
        while index < Int(outline.node_count) {
            let node = outline.nodes[index]
            guard Int(node.whole.offset) < limit else { break }
            guard let made = Declaration.Kind(node.kind) else {
                index += 1
                continue
            }
            if let outer, isSignature(node, of: outer) {
                index += 1
                continue
            }
            if let outer, isNextInPattern(node, after: outer) { break }
            let own = index
            index += 1
            let inner = members(from: &index, until: Int(node.whole.offset + node.whole.length), of: node)
            found.append(declaration(made, node, at: own, members: inner))
        }
        return found
    }

    /// Whether the node is a parameter of the function itself rather than of a closure in its body.
    private func isSignature(_ node: csk_node, of outer: csk_node) -> Bool {
        guard node.kind == csk_kind_parameter.rawValue, node.parent >= 0 else { return false }
        let parent = outline.nodes[Int(node.parent)]
        return parent.kind == outer.kind && parent.whole.offset == outer.whole.offset
    }

    /// Whether the node is `b` in `let a, b: Int`, which has the same extent as `a`.
    private func isNextInPattern(_ node: csk_node, after outer: csk_node) -> Bool {
        node.kind == outer.kind && node.whole.offset == outer.whole.offset && node.whole.length == outer.whole.length
    }

    private func declaration(
        _ made: Declaration.Kind, _ node: csk_node, at index: Int, members: [Declaration]
    ) -> Declaration {
        let signature = node.text.map { String(cString: $0) } ?? ""
        let kind = refined(made, node, signature)
        let variable = VariableReader(reader: self, node: node, index: index)
        let name = nameRange(node, kind)
        return Declaration(
            kind: kind, name: baseName(signature), signature: signature, location: location(name.lowerBound),
            extent: Extent(whole: whole(node), body: body(node), name: name), attributes: attributes(node),
            access: Access(rawValue: Int(node.access)), isStatic: isStatic(node),
            isStored: kind.isVariable && variable.isStored, inherited: inherited(node),
            type: type(node, kind, variable), inferredType: kind.isVariable ? variable.inferredType : nil,
            parameters: parameters(of: node, at: index), members: members)
    }

    private func refined(_ kind: Declaration.Kind, _ node: csk_node, _ signature: String) -> Declaration.Kind {
        switch kind {
        case .class where starts(node, with: "actor"): .actor
        case .method where signature == "deinit": .deinitializer
        case .method where signature == "init" || signature.hasPrefix("init("): .initializer
        default: kind
        }
    }

    private func starts(_ node: csk_node, with word: String) -> Bool {
        text(Int(node.whole.offset), word.utf8.count) == word
    }

    private func isStatic(_ node: csk_node) -> Bool {
        node.kind == csk_kind_static_method.rawValue || node.kind == csk_kind_static_property.rawValue
    }

    private func baseName(_ signature: String) -> String {
        signature.firstIndex(of: "(").map { String(signature[..<$0]) } ?? signature
    }

    private func nameRange(_ node: csk_node, _ kind: Declaration.Kind) -> Range<Int> {
        let start = node.name.length > 0 ? Int(node.name.offset) : Int(node.whole.offset)
        if kind == .extension { return start..<start + Int(node.name.length) }
        var end = start
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return start..<end
    }

    private func whole(_ node: csk_node) -> Range<Int> {
        var start = Int(node.whole.offset)
        for range in ranges(from: node.first_range, count: node.attribute_count) {
            // `async` and `throws` are attributes as well, but come after the name.
            start = min(start, Int(range.offset))
        }
        return start..<max(start, Int(node.whole.offset + node.whole.length))
    }

    private func body(_ node: csk_node) -> Range<Int>? {
        guard node.body.offset > 0 else { return nil }
        return Int(node.body.offset)..<Int(node.body.offset + node.body.length)
    }

    private func attributes(_ node: csk_node) -> [Attribute] {
        ranges(from: node.first_range, count: node.attribute_count)
            .sorted { $0.offset < $1.offset }
            .map { Attribute(text: text(Int($0.offset), Int($0.length)), location: location(Int($0.offset))) }
    }

    private func inherited(_ node: csk_node) -> [TypeName] {
        ranges(from: node.first_range + node.attribute_count, count: node.inherited_count)
            .map { TypeName(text: text(Int($0.offset), Int($0.length)), location: location(Int($0.offset))) }
    }

    private func ranges(from start: Int32, count: Int32) -> UnsafeBufferPointer<csk_range> {
        UnsafeBufferPointer(start: count == 0 ? nil : outline.ranges + Int(start), count: Int(count))
    }

    private func type(_ node: csk_node, _ kind: Declaration.Kind, _ variable: VariableReader) -> TypeName? {
        if kind == .typealias { return variable.aliasedType }
        guard let text = node.type_name.map({ String(cString: $0) }) else { return nil }
        let separator = kind.isVariable ? ":" : "->"
        let signatureEnd = node.name.length > 0 ? Int(node.name.offset + node.name.length) : Int(node.whole.offset)
        let start = position(
            of: text, after: separator, from: signatureEnd, to: Int(node.whole.offset + node.whole.length))
        return TypeName(text: text, location: location(start ?? Int(node.whole.offset)))
    }

    private func parameters(of node: csk_node, at index: Int) -> [Parameter] {
        var parameters: [Parameter] = []
        var next = index + 1
        while next < Int(node.end) {
            let child = outline.nodes[next]
            if child.kind == csk_kind_parameter.rawValue, child.parent == index {
                parameters.append(parameter(child))
            }
            next = Int(child.end)
        }
        return parameters
    }

    private func parameter(_ node: csk_node) -> Parameter {
        let start = Int(node.whole.offset)
        let end = start + Int(node.whole.length)
        let name = node.text.map { String(cString: $0) }
        let label = node.name.length > 0 ? text(Int(node.name.offset), Int(node.name.length)) : nil
        let type = node.type_name.map { String(cString: $0) }.map { text in
            let unnamed = name == nil && label == nil && self.text(start, text.utf8.count) == text
            let at = unnamed ? start : position(of: text, after: ":", from: start, to: end)
            return TypeName(text: text, location: location(at ?? start))
        }
        return Parameter(label: label.map(plain), name: name.map(plain), type: type, location: location(start))
    }

    // MARK: - Text

    /// The position of `text` after the first `separator` with only whitespace between them.
    func position(of text: String, after separator: String, from start: Int, to end: Int) -> Int? {
        let mark = Array(separator.utf8)
        let wanted = Array(text.utf8)
        var at = start
        while at + mark.count + wanted.count <= min(end, bytes.count) {
            if bytes[at] == mark[0], bytes[at..<at + mark.count].elementsEqual(mark) {
                var value = at + mark.count
                while value < end, value < bytes.count, isSpace(bytes[value]) { value += 1 }
                if value + wanted.count <= bytes.count, bytes[value..<value + wanted.count].elementsEqual(wanted) {
                    return value
                }
            }
            at += 1
        }
        return nil
    }

    func text(_ offset: Int, _ length: Int) -> String {
        guard offset >= 0, length > 0, offset + length <= bytes.count else { return "" }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }

    func location(_ offset: Int) -> Location {
        let (line, column) = lines.position(of: offset)
        return Location(file: path, line: line, column: column)
    }

    func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }

    func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func plain(_ name: String) -> String {
        name.utf8.contains(UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
    }
}

extension Declaration.Kind {
    var isVariable: Bool { self == .property || self == .global || self == .local }

    /// Makes a kind with a table, since a switch over imported constants compares them one by one.
    fileprivate init?(_ kind: Int32) {
        guard let found = Self.byKind[Int(kind)] else { return nil }
        self = found
    }

    private static let byKind: [Declaration.Kind?] = {
        var table = [Declaration.Kind?](repeating: nil, count: Int(csk_kind_closure.rawValue) + 1)
        let kinds: [(csk_kind, Declaration.Kind)] = [
            (csk_kind_class, .class), (csk_kind_struct, .struct), (csk_kind_enum, .enum),
            (csk_kind_protocol, .protocol), (csk_kind_extension, .extension), (csk_kind_function, .function),
            (csk_kind_method, .method), (csk_kind_static_method, .method), (csk_kind_subscript, .subscript),
            (csk_kind_global, .global), (csk_kind_property, .property), (csk_kind_static_property, .property),
            (csk_kind_local, .local), (csk_kind_parameter, .local),
            (csk_kind_generic_parameter, .genericParameter), (csk_kind_enum_case, .enumCase),
            (csk_kind_typealias, .typealias), (csk_kind_associated_type, .associatedType),
            (csk_kind_macro, .macro),
        ]
        for (kind, made) in kinds { table[Int(kind.rawValue)] = made }
        return table
    }()
}
