import RoleIndex
import SourceModel

extension Rule {
    /// A use case has no screen.
    static let interactorKnowsNoUI = Rule(
        name: "interactor-knows-no-ui",
        what: "An Interactor's file imports no UIKit or SwiftUI.",
        why: "a use case that knows a screen's types serves that screen alone, and can't be tested without it",
        fix: "take and give plain values, and let the View make pictures, colors and controls of them",
        wrong: [
            "Shelf/Interactor/ShelfInteractor.swift": """
            import UIKit

            final class ShelfInteractor {
                weak var presenter: ShelfInteractorOutputProtocol?

                func didFetch(cover: Data) {
                    presenter?.didFetch(cover: UIImage(data: cover))
                }
            }
            """
        ],
        right: [
            "Shelf/Interactor/ShelfInteractor.swift": """
            import Foundation

            final class ShelfInteractor {
                weak var presenter: ShelfInteractorOutputProtocol?

                func didFetch(cover: Data) {
                    presenter?.didFetch(cover: cover)
                }
            }
            """
        ],
        lesson: Lesson.interactor,
        source: "Piñera, VIPER slides: the interactor works with plain entities, and the view shows content",
        check: { codebase in codebase.files.compactMap { InteractorKnowsNoUI(codebase: codebase, file: $0).finding } })
}

private struct InteractorKnowsNoUI {
    let codebase: Codebase
    let file: SourceFile

    /// The finding at the import, once per file; the uses of the import tell how to fix it.
    var finding: Finding? {
        let types = codebase.declaredTypes(in: file).filter { !$0.isProtocol }
        guard let interactor = types.first(where: { $0.role == .interactor }),
            // Other types in the file may need the import, and another rule judges Presenters.
            types.allSatisfy({ $0.role == .interactor || $0.role == nil }),
            let used = codebase.importToDraw(in: file)
        else { return nil }
        let names = file.references.filter { UIKitNames.isUIKit($0.name) } + codebase.swiftUI(behind: used, in: file)
        return Finding(
            import: used, in: "the file of \(interactor.path)", for: names.map(\.name),
            fix: "import Foundation, or nothing")
    }
}
