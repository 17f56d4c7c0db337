import CSourceKit

/// A type as it is written, and the names in it.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    /// The type as written, `(any ItemsList_DisplayUI)?`.
    public let text: String
    public let location: Location

    public init(text: String, location: Location) {
        self.text = text
        self.location = location
    }

    /// Every name in the type, with its path: `["Shapes.Circle"]` for `[Shapes.Circle?]`.
    ///
    /// It's computed on demand, since most types are never examined.
    public var names: [String] { plainName.map { [$0] } ?? TypeNameReader.read(text).names }

    /// The names of types whose instances a variable of this type holds: through optionals, arrays, sets, dictionaries,
    /// tuples, `any`, `some` and `&`, but not through functions or other wrappers.
    public var held: [String] { plainName.map { [$0] } ?? TypeNameReader.read(text).held }

    /// The generic types whose instances a variable of this type holds, with their arguments: `Box`, with `Item`, for
    /// `[Box<Item>]`.
    ///
    /// Wrappers that `held` looks through don't count.
    public var boxes: [(name: String, arguments: [TypeName])] {
        guard plainName == nil else { return [] }
        return TypeNameReader.read(text).boxes.map { name, arguments in
            (name, arguments.map { TypeName(text: $0, location: location) })
        }
    }

    /// The name in `Item` and `Item?`, which covers most types.
    private var plainName: String? {
        var text = text
        return text.withUTF8 { bytes in
            let length = csk_name_length(bytes.baseAddress, bytes.count)
            return length == 0 ? nil : String(decoding: bytes[..<length], as: UTF8.self)
        }
    }

    /// Whether a text is only a name, without a path, arguments, marks, or a word such as `any` before it.
    public static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { !$0.isEmpty && csk_name_length($0.baseAddress, $0.count) == $0.count }
    }

    public var description: String { text }
}
