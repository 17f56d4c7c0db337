/// A type as it is written, and the names in it.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    /// As written, `(any ItemsList_DisplayUI)?`.
    public let text: String
    public let location: Location

    public init(text: String, location: Location) {
        self.text = text
        self.location = location
    }

    /// Every name in it, with its path: `["Shapes.Circle"]` for `[Shapes.Circle?]`.
    ///
    /// Read when asked for, since most types are never looked into.
    public var names: [String] { TypeNameReader.read(text).names }

    /// The names of which a variable of this type holds an instance: through optionals, arrays, sets,
    /// dictionaries, tuples, `any`, `some` and `&`, but neither through functions nor other wrappers.
    public var held: [String] { TypeNameReader.read(text).held }

    public var description: String { text }
}
