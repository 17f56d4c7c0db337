/// A value of a JSON text, with the line on which it begins.
struct JSONNode {
    struct Member {
        let key: String
        let line: Int
        let value: JSONNode
    }

    indirect enum Value {
        case object([Member])
        case array([JSONNode])
        case string(String)
        /// A number, true, false or null, as it is written.
        case literal(String)
    }

    let line: Int
    let value: Value

    /// The kind of the value in an error's words: "a list".
    var kind: String {
        switch value {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .literal(let text): text
        }
    }
}
