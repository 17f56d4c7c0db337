import ExerciseSupport
import SourceModel

/// Variables that all presenters or all views have together. What one test leaves in them, the next one finds, so
/// nothing that happens then says anything; the first test of 04.1 reports them, and others stay silent.
enum SharedState {
    static let variables: [Declaration] = ((try? Exercise(4).sources.files) ?? [])
        .filter { ["ShelfPresenter.swift", "ShelfViewController.swift"].contains($0.name) }
        .flatMap { file in file.declarations.flatMap(\.all).filter { isShared($0, in: file) } }

    private static func isShared(_ declaration: Declaration, in file: SourceFile) -> Bool {
        let isOfAll = declaration.kind == .global || declaration.kind == .property && declaration.isStatic
        let (whole, name) = (declaration.extent.whole, declaration.extent.name)
        return isOfAll && declaration.isStored && file.text(in: whole.lowerBound..<name.lowerBound).contains("var ")
    }
}
