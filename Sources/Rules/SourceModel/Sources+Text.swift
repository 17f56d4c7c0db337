/// Declarations by name, so that a lesson's excerpt is tied to the code that it shows.
extension Sources {
    /// The declaration with a dotted name, and its file.
    ///
    /// Examples are `ItemsListDirector`, `ItemsListDirector.onUIReady` and `ItemsListDirector.present(items:)`; members
    /// of extensions have the name of their type. An extension is `extension ItemsListDirector`, or with its protocols
    /// `extension ItemsListDirector: ItemsList_PresentData`.
    /// - Throws: `SourceModelError.declarationMissing` or `.declarationAmbiguous`, with candidates.
    public func declaration(named name: String) throws(SourceModelError) -> (file: SourceFile, declaration: Declaration)
    {
        let named = namedDeclarations
        let found = named.filter { $0.names.contains(name) }
        if found.count == 1 { return (found[0].file, found[0].declaration) }
        if found.isEmpty { throw .declarationMissing(name: name, candidates: candidates(for: name, in: named)) }
        throw .declarationAmbiguous(
            name: name, candidates: found.map { "\($0.names.last ?? "") at \($0.declaration.location)" })
    }

    /// The text of a declaration from its attributes on, moved to the left margin and without its comment.
    /// - Throws: the errors of `declaration(named:)`.
    public func text(of name: String) throws(SourceModelError) -> String {
        let (file, declaration) = try declaration(named: name)
        return file.text(of: declaration)
    }

    private struct Named {
        let file: SourceFile
        let declaration: Declaration
        /// The possible names, the fullest one last.
        let names: [String]
    }

    private var namedDeclarations: [Named] {
        var all: [Named] = []
        func add(_ declaration: Declaration, below path: String, in file: SourceFile) {
            let prefix = path.isEmpty ? "" : path + "."
            if declaration.kind == .extension {
                let bare = "extension \(declaration.name)"
                let adds = declaration.inherited.map(\.text).joined(separator: ", ")
                let names = adds.isEmpty ? [bare] : [bare, "\(bare): \(adds)"]
                all.append(Named(file: file, declaration: declaration, names: names))
            } else if declaration.kind != .local, declaration.kind != .genericParameter {
                let names = [prefix + declaration.name, prefix + declaration.signature]
                all.append(Named(file: file, declaration: declaration, names: names))
            }
            guard declaration.isType || declaration.kind == .extension else { return }
            for member in declaration.members { add(member, below: prefix + declaration.name, in: file) }
        }
        for file in files { for declaration in file.declarations { add(declaration, below: "", in: file) } }
        return all
    }

    /// The names that share the last part or the type, else the names of all types and extensions.
    private func candidates(for name: String, in named: [Named]) -> [String] {
        let last = name.split(separator: ".").last.map { String($0.prefix { $0 != "(" && $0 != ":" }) } ?? name
        let near = named.filter { $0.declaration.name.lowercased() == last.lowercased() }
        let type = name.split(separator: ".").first.map(String.init) ?? name
        let siblings = named.filter { $0.names[0].hasPrefix(type + ".") }
        let shown = near + siblings
        let chosen = shown.isEmpty ? named.filter { $0.declaration.isType || $0.declaration.kind == .extension } : shown
        var seen: Set<String> = []
        return chosen.compactMap(\.names.last).filter { seen.insert($0).inserted }
    }
}

extension SourceFile {
    /// The text of a declaration from its attributes on, moved to the left margin.
    public func text(of declaration: Declaration) -> String {
        let start = declaration.extent.whole.lowerBound
        let indentation = location(at: start).column - 1
        let lines = text(in: declaration.extent.whole)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let moved = lines.enumerated().map { index, line in
            let space = line.prefix(index == 0 ? 0 : indentation).prefix { $0 == " " || $0 == "\t" }
            return line.dropFirst(space.count)
        }
        return moved.joined(separator: "\n")
    }
}
