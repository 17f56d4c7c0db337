import RoleIndex
import SourceModel

/// A place where code with a part in Clean VIPER names a type.
struct CleanNaming {
    let reference: Reference
    let context: Context
    /// The part of the code that names the type.
    let from: CleanPart
    /// The named type; nil if the sources don't declare it.
    let type: KnownType?
    /// The part of the named type; nil if it has none in the architecture.
    let part: CleanPart?

    /// The name with the path to it, `Contact.Kind`, but without a call's labels.
    var written: String {
        guard let receiver = reference.receiver, receiver.first?.isUppercase == true else { return reference.name }
        return "\(receiver).\(reference.name)"
    }
}

extension CleanLayers {
    /// Every place where one of these parts names a type, in the order of the text.
    func namings(by parts: (CleanPart) -> Bool) -> [CleanNaming] {
        codebase.files.flatMap { file in
            file.references.compactMap { reference -> CleanNaming? in
                guard reference.isCapitalized else { return nil }
                let context = codebase.context(of: reference, in: file)
                guard let from = part(at: context), parts(from) else { return nil }
                let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context)
                return CleanNaming(
                    reference: reference, context: context, from: from, type: type, part: type.flatMap(part))
            }
        }
    }
}

extension [CleanNaming] {
    /// Makes one finding per line and type: `let useCase: UseCase = UseCase()` is one mistake.
    func findings(_ finding: (CleanNaming) -> Finding?) -> [Finding] {
        var seen: Set<String> = []
        return compactMap { naming in
            guard let found = finding(naming) else { return nil }
            let outermost = naming.type?.path.prefix { $0 != "." } ?? naming.reference.name[...]
            let key = "\(found.location.file):\(found.location.line) \(outermost)"
            return seen.insert(key).inserted ? found : nil
        }
    }
}
