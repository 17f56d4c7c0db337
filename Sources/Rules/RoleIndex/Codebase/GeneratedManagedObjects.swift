import SourceModel

extension Codebase {
    /// The names of managed objects whose classes only Core Data's model declares: made in a context, `Note(context:
    /// context)`, or fetched, `NSFetchRequest<Note>` and `entityName: "Note"`.
    package var generatedManagedObjects: Set<String> {
        var found: Set<String> = []
        for file in files where file.imports.contains(where: { $0.module == "CoreData" }) {
            for reference in file.references {
                guard let name = managed(by: reference, in: file), type(at: name) == nil else { continue }
                found.insert(name)
            }
        }
        return found
    }

    private func managed(by reference: Reference, in file: SourceFile) -> String? {
        let isType = reference.isCapitalized && !reference.name.hasPrefix("NS")
        switch reference.kind {
        case .call where reference.name == "fetchRequest":
            return reference.receiver.flatMap { $0.first?.isUppercase == true && !$0.contains(".") ? $0 : nil }
        case .call where reference.labels.contains { $0 == "entityName" || $0 == "forEntityName" }:
            return literal(behind: reference, in: file)
        case .call where isType && reference.labels == ["context"] && reference.receiver == nil:
            return reference.name
        case .type where isType && reference.receiver == nil:
            let before = file.text(in: max(0, reference.offset - 15)..<reference.offset)
            return before == "NSFetchRequest<" ? reference.name : nil
        default: return nil
        }
    }

    /// The entity's name in the first string literal of a call's arguments.
    private func literal(behind call: Reference, in file: SourceFile) -> String? {
        let rest = file.text(in: call.offset..<call.offset + 200).split(separator: "\"")
        guard rest.count > 1, rest[0].onOneLine.hasSuffix("ntityName:") else { return nil }
        return String(rest[1])
    }
}
