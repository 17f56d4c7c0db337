/// Splits the text before a dot, `self.presenter?.view`, into its parts.
package enum ReceiverPath {
    /// The parts without `?`, `!` and spaces; nil if one of them is a call or a subscript.
    package static func parts(of receiver: String) -> [String]? {
        if TypeName.isPlain(receiver) { return [receiver] }
        var parts: [String] = []
        var part: [UInt8] = []
        for byte in receiver.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): return nil
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " "): break
            case UInt8(ascii: "."):
                if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
                part.removeAll(keepingCapacity: true)
            default: part.append(byte)
            }
        }
        if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
        return parts
    }
}
