import CSourceKit

/// Turns an outline's words into references and imports.
struct ReferenceReader {
    let path: String
    let bytes: [UInt8]
    let outline: csk_outline

    func read() -> (references: [Reference], imports: [Import]) {
        var references: [Reference] = []
        var imports: [Import] = []
        references.reserveCapacity(Int(outline.word_count))
        var index = 0
        let count = Int(outline.word_count)
        while index < count {
            let word = outline.words[index]
            index += 1
            guard word.kind != csk_word_import.rawValue else {
                index = readImport(at: word, from: index, into: &imports)
                continue
            }
            references.append(reference(word))
        }
        return (references, imports)
    }

    private func reference(_ word: csk_word) -> Reference {
        let isCall = word.call >= 0
        let call = isCall ? outline.nodes[Int(word.call)] : csk_node()
        let receiver = isCall ? call.receiver : word.receiver
        return Reference(
            kind: isCall ? .call : word.kind == csk_word_type.rawValue ? .type : .identifier,
            name: text(word.offset, word.length),
            receiver: receiver.offset < 0 ? nil : text(receiver.offset, receiver.length),
            labels: isCall ? labels(of: call, at: Int(word.call)) : [],
            location: Location(file: path, line: Int(word.line), column: Int(word.column)),
            offset: Int(word.offset))
    }

    private func labels(of call: csk_node, at index: Int) -> [String] {
        var labels: [String] = []
        var next = index + 1
        while next < Int(call.end) {
            let node = outline.nodes[next]
            if node.kind == csk_kind_argument.rawValue, node.parent == index {
                labels.append(node.name.length > 0 ? text(node.name.offset, node.name.length) : "_")
            }
            next = Int(node.end)
        }
        return labels
    }

    /// Reads `import struct Shapes.Circle`: the words after the keyword, as long as only dots separate them.
    private func readImport(at word: csk_word, from start: Int, into imports: inout [Import]) -> Int {
        var index = start
        var names: [String] = []
        var end = -1
        var location = Location(file: path, line: Int(word.line), column: Int(word.column))
        while index < Int(outline.word_count) {
            let next = outline.words[index]
            guard next.line == word.line, names.isEmpty || bytes[end] == UInt8(ascii: ".") && end + 1 == next.offset
            else { break }
            if names.isEmpty { location = Location(file: path, line: Int(next.line), column: Int(next.column)) }
            names.append(text(next.offset, next.length))
            end = min(Int(next.offset + next.length), bytes.count - 1)
            index += 1
        }
        if !names.isEmpty { imports.append(Import(path: names.joined(separator: "."), location: location)) }
        return index
    }

    private func text(_ offset: Int32, _ length: Int32) -> String {
        bytes.withUnsafeBufferPointer { all in
            var slice = all[Int(offset)..<Int(offset + length)]
            if slice.first == UInt8(ascii: "`"), slice.last == UInt8(ascii: "`"), slice.count > 2 {
                slice = slice.dropFirst().dropLast()
            }
            return String(decoding: slice, as: UTF8.self)
        }
    }
}
