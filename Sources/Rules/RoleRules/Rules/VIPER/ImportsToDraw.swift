import RoleIndex
import SourceModel

extension Codebase {
    /// The first import of a file that offers something to draw with.
    func importToDraw(in file: SourceFile) -> Import? {
        file.imports.first { UIKitNames.frameworks.contains($0.module) }
            ?? file.imports.first { UIKitNames.libraries.contains($0.module) }
    }

    /// The names of SwiftUI that a file with the import uses.
    func swiftUI(behind used: Import, in file: SourceFile) -> [Reference] {
        guard used.module == "SwiftUI" else { return [] }
        return file.references.filter { reference in
            UIKitNames.isSwiftUI(reference.name) && reference.receiver == nil
                && resolvePath(reference.name, in: nil) == nil
        }
    }

    /// The top-level types that a file declares or extends.
    func declaredTypes(in file: SourceFile) -> [KnownType] {
        file.declarations.filter { $0.isType || $0.kind == .extension }.compactMap {
            context(at: $0.extent.name.lowerBound, in: file).type
        }
    }
}

extension Finding {
    /// Makes a finding about an import to draw with, and lists its uses; a library's names aren't known here.
    ///
    /// - Parameter fix: The remedy if the import has no uses.
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
