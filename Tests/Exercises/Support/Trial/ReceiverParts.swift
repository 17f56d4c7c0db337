/// What stands before the dot of a call, in its parts.
enum ReceiverParts {
    /// `["self", "presenter"]` of `self?.presenter?`; nil where it is empty or a longer expression.
    static func of(_ receiver: String) -> [String]? {
        guard !receiver.isEmpty, !receiver.contains("("), !receiver.contains("[") else { return nil }
        return receiver.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
