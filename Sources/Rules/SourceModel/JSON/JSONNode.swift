/// A value of a JSON text, with the line on which it begins.
package struct JSONNode: Sendable {
    /// A name in an object, with its value.
    package struct Member: Sendable {
        /// The name.
        package let key: String
        /// The line of the name, from 1.
        package let line: Int
        /// The value.
        package let value: JSONNode
    }

    /// What the value is.
    package indirect enum Value: Sendable {
        case object([Member])
        case array([JSONNode])
        case string(String)
        /// A number, true, false or null, as it is written.
        case literal(String)
    }

    /// The line on which the value begins, from 1.
    package let line: Int
    /// The value itself.
    package let value: Value

    /// The kind of the value in an error's words: "a list".
    package var kind: String {
        switch value {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .literal(let text): text
        }
    }
}
