import ExerciseSupport
import SourceModel
import Testing

/// Variables that all presenters or all interactors have together. What one test leaves in them, the next one finds,
/// so nothing that happens then says anything.
enum SharedState {
    private static let files = ["ShelfLendPresenter.swift", "ShelfLendInteractor.swift"]

    static let variables: [Declaration] = ((try? Exercise(8).sources.files) ?? [])
        .filter { files.contains($0.name) }
        .flatMap { file in file.declarations.flatMap(\.all).filter { isShared($0, in: file) } }

    private static func isShared(_ declaration: Declaration, in file: SourceFile) -> Bool {
        let isOfAll = declaration.kind == .global || declaration.kind == .property && declaration.isStatic
        let (whole, name) = (declaration.extent.whole, declaration.extent.name)
        return isOfAll && declaration.isStored && file.text(in: whole.lowerBound..<name.lowerBound).contains("var ")
    }
}
