import RoleIndex
import SourceModel

extension Codebase {
    /// The first import of a file by which it could draw.
    func importToDraw(in file: SourceFile) -> Import? {
        file.imports.first { UIKitNames.frameworks.contains($0.module) }
            ?? file.imports.first { UIKitNames.libraries.contains($0.module) }
    }

    /// What a file that imports SwiftUI names of it.
    func swiftUI(behind used: Import, in file: SourceFile) -> [Reference] {
        guard used.module == "SwiftUI" else { return [] }
        return file.references.filter { reference in
            UIKitNames.isSwiftUI(reference.name) && reference.receiver == nil
                && resolvePath(reference.name, in: nil) == nil
        }
    }

    /// The types that a file declares or extends, outside of others.
    func declaredTypes(in file: SourceFile) -> [KnownType] {
        file.declarations.filter { $0.isType || $0.kind == .extension }.compactMap {
            context(at: $0.extent.name.lowerBound, in: file).type
        }
    }
}

extension Finding {
    /// An import by which a file could draw, with what it is for; what a library offers nobody here knows by name.
    /// - Parameter fix: what to do where it is for nothing.
    init(import used: Import, in subject: String, for uses: [String], fix: String) {
        var seen: Set<String> = []
        let names = uses.filter { seen.insert($0).inserted }
        let what = "\(subject) imports \(used.module), "
        if UIKitNames.libraries.contains(used.module) {
            self.init(used.location, what + "which is made for views")
        } else if names.isEmpty {
            self.init(used.location, what + "and names nothing of it", fix: fix)
        } else {
            self.init(used.location, what + "for \(names.joined(separator: ", "))")
        }
    }
}
