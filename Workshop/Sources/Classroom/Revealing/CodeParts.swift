import Foundation
import SourceModel

/// The declarations of some Swift files, each of which could be copied by itself.
struct CodeParts {
    /// A member of a type, or a declaration outside of types.
    struct Part: Hashable, Sendable {
        /// The type's name; empty outside of types.
        let type: String
        let code: BareCode
    }

    /// The declarations, without those inside of bodies; the same code twice in one type is one part.
    let all: Set<Part>

    /// Reads the Swift files among these, by path.
    ///
    /// - Throws: `SourceModelError` if SourceKit can't be used.
    init(of files: [String: Data]) throws {
        let texts = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map {
            (path: $0.key, text: String(decoding: $0.value, as: UTF8.self))
        }
        let sources = texts.isEmpty ? [] : try Sources(files: texts).files
        all = sources.reduce(into: []) { parts, file in
            for declaration in file.declarations { Self.add(declaration, of: "", in: file, to: &parts) }
        }
    }

    private static func add(_ declaration: Declaration, of type: String, in file: SourceFile, to parts: inout Set<Part>)
    {
        switch declaration.kind {
        case .genericParameter, .local: return
        case .class, .actor, .struct, .enum, .protocol, .extension:
            let name = type.isEmpty ? declaration.name : "\(type).\(declaration.name)"
            for member in declaration.members { add(member, of: name, in: file, to: &parts) }
        default: parts.insert(Part(type: type, code: BareCode(file.bytes[declaration.extent.whole])))
        }
    }
}

extension Sequence<CodeParts.Part> {
    /// The number of bytes of their code.
    var size: Int { reduce(0) { $0 + $1.code.bytes.count } }
}
