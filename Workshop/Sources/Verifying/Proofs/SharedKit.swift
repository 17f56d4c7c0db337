import Checking
import Course
import SourceModel

/// The files that exercises' suites share, with the names that lead from a suite to each of them.
struct SharedKit {
    /// The folder of these files, from the checkout's root.
    static let folder = "Tests/Exercises/Support"

    private let files: [File]

    /// Reads the files. Throws if one can't be read.
    init(in checkout: Checkout) throws {
        files = try Sources(at: checkout.url(Self.folder), relativeTo: checkout.root).files.map(File.init)
    }

    /// Returns the paths of the files that declare one of these names, and of the files that those use, sorted.
    func paths(of names: Set<String>) -> [String] {
        var (names, left, found) = (names, files, [File]())
        while true {
            let next = left.filter { !$0.declared.isDisjoint(with: names) }
            if next.isEmpty { return found.map(\.path).sorted() }
            left.removeAll { file in next.contains { $0.path == file.path } }
            found += next
            for file in next { names.formUnion(file.mentioned) }
        }
    }

    private struct File {
        let path: String
        let declared: Set<String>
        let mentioned: Set<String>

        init(_ file: SourceFile) {
            path = file.path
            declared = Set(file.declarations.flatMap(Self.names))
            mentioned = Set(file.references.map(\.name))
        }

        /// Returns the names by which other files use a declaration.
        ///
        /// What an extension adds without a name, such as a conformance, is used wherever its type is.
        private static func names(of declaration: Declaration) -> [String] {
            guard declaration.kind == .extension else { return [declaration.name] }
            let hasNamesOnly =
                declaration.inherited.isEmpty && !declaration.members.contains { $0.kind == .initializer }
            return declaration.members.map(\.name) + (hasNamesOnly ? [] : [declaration.name])
        }
    }
}
