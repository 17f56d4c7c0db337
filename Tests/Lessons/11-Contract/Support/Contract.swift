import Foundation
import SourceModel
import Spies

/// A contract of this lesson as its source has it.
enum Contract {
    /// The messages of a module's roles, or of one of them, such as `display(loading:)`.
    static func messages(of role: String? = nil, in module: String) throws -> Set<String> {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Lessons/11-Contract/Sources/\(module)Contract.swift").standardized
        let protocols = try Sources(at: file).files.flatMap(\.declarations).filter { declaration in
            declaration.kind == .protocol && (role.map { declaration.name.hasSuffix("_\($0)") } ?? true)
        }
        return Set(protocols.flatMap(\.members).filter { $0.kind == .method }.map(\.signature))
    }

    /// A message as a contract writes it, without the values that it carried.
    static func name(of message: Message) -> String {
        let labels = message.arguments.matches(of: #/(?:^|, )([a-z]\w*): /#).map { "\($0.1):" }
        return "\(message.name)(\(labels.joined()))"
    }
}
