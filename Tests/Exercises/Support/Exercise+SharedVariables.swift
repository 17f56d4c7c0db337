import SourceModel

extension Exercise {
    /// Variables in the answer's files of these names that are static or stand outside of the types.
    ///
    /// All objects have them together. What one test leaves in them the next one finds, so nothing that happens then says
    /// anything.
    public func sharedVariables(in names: [String]) -> [Declaration] {
        // What can't be read does not compile either, and the compiler says so.
        ((try? sources.files) ?? []).filter { names.contains($0.name) }.flatMap { file in
            file.declarations.flatMap(\.all).filter { isShared($0, in: file) }
        }
    }

    private func isShared(_ declaration: Declaration, in file: SourceFile) -> Bool {
        let isOfAll = declaration.kind == .global || declaration.kind == .property && declaration.isStatic
        let (whole, name) = (declaration.extent.whole, declaration.extent.name)
        return isOfAll && declaration.isStored && file.text(in: whole.lowerBound..<name.lowerBound).contains("var ")
    }
}
