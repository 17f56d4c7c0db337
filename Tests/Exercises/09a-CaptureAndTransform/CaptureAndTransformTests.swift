import ExerciseSupport
import Foundation
import RoleRules
import SourceModel
import Testing

@testable import Exercise09a

/// The exercise whose answer is tested.
let exercise = Exercise("09a")

@Suite("Exercise 09a, capture and transform", .exercise("09a"))
struct CaptureAndTransformTests {
    // MARK: 09a.6

    @Test("09a.6 the save is carried to its end by the Transformer")
    func transformerCarries() throws {
        let files = try exercise.sources.files
        let transformer = files.flatMap(\.declarations).first {
            $0.name == "ShelfLendSaveTransformer" && [.class, .struct].contains($0.kind)
        }
        let transforms = files.flatMap(\.declarations).filter { $0.name == "ShelfLendSaveTransformer" }
            .flatMap(\.members).contains { $0.kind == .method && $0.name == "transform" }
        expect(
            transformer != nil && transforms,
            .teaching(
                expected: "ShelfLendSaveTransformer has a method transform, which is handed what was captured",
                happened: transformer == nil ? "there is no class or struct of that name" : "it has no such method",
                why: """
                    what one event does stands in one place then: it can be read, and tried by a test, without what \
                    the use case captures
                    """,
                look: Form.look("ShelfLendSaveTransformer", "an initializer for whom it asks, and transform")))
        let useCase = files.first { $0.path.hasSuffix("/ShelfLendUseCase.swift") }
        let names = useCase.map { Set($0.references.map(\.name)) } ?? []
        expect(
            names.contains("ShelfLendSaveTransformer") && !names.contains("lend"),
            .teaching(
                expected: "ShelfLendUseCase makes a Transformer for a save, and does not lend the book itself",
                happened: names.contains("lend") ? "it calls lend itself" : "it does not name ShelfLendSaveTransformer",
                why: """
                    the use case keeps what outlasts an event, and the Transformer does what one event asks for; in \
                    one class the two grow together
                    """,
                look: Form.look("ShelfLendUseCase", "eventSave(): who is made, and what is handed over?")))
    }

    @Test("09a.6 the use case and its Transformer convert nothing")
    func useCaseConvertsNothing() throws {
        let inner = ["UseCase", "UseCaseOutput", "SaveTransformer"].map { "/ShelfLend\($0).swift" }
        let files = try exercise.sources.files.filter { file in inner.contains { file.path.hasSuffix($0) } }
        let found = files.flatMap(\.references).first { $0.name == "DueDate" || $0.name.hasSuffix("Formatter") }
        expect(
            found == nil,
            .teaching(
                expected: "what reaches ShelfLendUseCase is a day already, and no text that stands for one",
                happened: "\(found?.name ?? "") is used behind the presenter",
                why: """
                    how a day is written changes with the language and the screen, and what a day means for a loan \
                    does not; a use case that reads text changes with both
                    """,
                look: found.map { exercise.look(at: ["\($0.location)"], for: "who could have read it before?") } ?? ""))
    }

    @Test("09a.6 the presenter knows its router by a protocol")
    func presenterKnowsARole() throws {
        let files = try exercise.sources.files
        let presenter = files.first { $0.path.hasSuffix("/ShelfLendPresenter.swift") }
        let found = presenter?.references.first { $0.name == "ShelfLendRouter" }
        expect(
            found == nil,
            .teaching(
                expected: "ShelfLendPresenter knows whoever leads back as a ShelfLendRouterProtocol",
                happened: "it names the class ShelfLendRouter",
                why: "a presenter that knows the class can't be tried without a navigation controller behind it",
                look: found.map { exercise.look(at: ["\($0.location)"], for: "what was its router's type before?") }
                    ?? ""))
    }

    @Test("09a.6 the presenter keeps nothing that was captured")
    func presenterKeepsNothing() async {
        await Form.steps { form in
            try form.isFilledIn("Cleopatra", until: Form.inTwoWeeks)
            let others = ["ShelfLendUseCase", "ShelfLendRouter", "ShelfLendViewController"]
            let presenter = try #require(form.view?.presenter)
            let kept = Kept(by: presenter, except: others).find { value in
                if let text = value as? String { return text.contains("Cleopatra") || text.contains(Form.inTwoWeeks) }
                return (value as? Date) == DueDate.day(from: Form.inTwoWeeks)
            }
            return expect(
                kept == nil,
                .teaching(
                    expected: "after a name and a day were captured, ShelfLendPresenter keeps neither of them",
                    happened: "its property \(kept ?? "") does",
                    why: """
                        two who keep the same will one day disagree, and what makes a loan is the use case's to know; \
                        a presenter keeps what came with viewReady and never changes
                        """,
                    look: Form.look(
                        "ShelfLendPresenter", "what is stored beside output, use case, router and isSaving?")))
        }
    }

    @Test("09a.6 the rules of Clean VIPER hold")
    func rulesHold() throws {
        let edited = ["Presenter", "UseCase", "UseCaseOutput", "SaveTransformer"].map { "/ShelfLend\($0).swift" }
        let all = try exercise.violations(of: .cleanViper)
        report(all.filter { violation in edited.contains { violation.file.hasSuffix($0) } })
    }
}
