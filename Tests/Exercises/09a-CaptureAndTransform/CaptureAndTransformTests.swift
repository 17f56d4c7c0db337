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
                expected: "ShelfLendSaveTransformer has a method transform, which is given what was captured",
                happened: transformer == nil ? "there is no class or struct with that name" : "it has no such method",
                why: """
                    everything that one event does is then in one place, where it can be read and tested without \
                    the use case's captured values
                    """,
                look: Form.look(
                    "ShelfLendSaveTransformer", "an initializer for the objects that it asks, and transform")))
        let useCase = files.first { $0.path.hasSuffix("/ShelfLendUseCase.swift") }
        let names = useCase.map { Set($0.references.map(\.name)) } ?? []
        expect(
            names.contains("ShelfLendSaveTransformer") && !names.contains("lend"),
            .teaching(
                expected: "ShelfLendUseCase creates a Transformer for each save, and doesn't lend the book itself",
                happened: names.contains("lend")
                    ? "it calls lend itself" : "it doesn't mention ShelfLendSaveTransformer",
                why: """
                    the use case keeps what outlasts an event, and the Transformer does what one event asks for; in \
                    one class, the two become hard to separate
                    """,
                look: Form.look("ShelfLendUseCase", "eventSave(): what is created, and what is passed to it?")))
    }

    @Test("09a.6 the use case and its Transformer convert nothing")
    func useCaseConvertsNothing() throws {
        let inner = ["UseCase", "UseCaseOutput", "SaveTransformer"].map { "/ShelfLend\($0).swift" }
        let files = try exercise.sources.files.filter { file in inner.contains { file.path.hasSuffix($0) } }
        let found = files.flatMap(\.references).first { $0.name == "DueDate" || $0.name.hasSuffix("Formatter") }
        expect(
            found == nil,
            .teaching(
                expected: "ShelfLendUseCase is given a day, and not the text of one",
                happened: "\(found?.name ?? "") is used behind the presenter",
                why: """
                    how a day is written depends on the language and the screen, and what it means for a loan \
                    doesn't; a use case that reads text has to change with both
                    """,
                look: found.map {
                    exercise.look(at: ["\($0.location)"], for: "which layer could have read it earlier?")
                } ?? ""))
    }

    @Test("09a.6 the presenter knows its router by a protocol")
    func presenterKnowsARole() throws {
        let files = try exercise.sources.files
        let presenter = files.first { $0.path.hasSuffix("/ShelfLendPresenter.swift") }
        let found = presenter?.references.first { $0.name == "ShelfLendRouter" }
        expect(
            found == nil,
            .teaching(
                expected: "ShelfLendPresenter knows its router as a ShelfLendRouterProtocol",
                happened: "it mentions the class ShelfLendRouter",
                why: "a presenter that knows the class can't be tried without a navigation controller behind it",
                look: found.map { exercise.look(at: ["\($0.location)"], for: "which type did the router have before?") }
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
                    expected: "ShelfLendPresenter keeps neither a captured name nor a captured day",
                    happened: "its property \(kept ?? "") does",
                    why: """
                        two copies of a value will disagree one day, and the values of a loan belong to the use case; \
                        a presenter keeps only what came with viewReady and never changes
                        """,
                    look: Form.look(
                        "ShelfLendPresenter", "what is stored besides output, use case, router and isSaving?")))
        }
    }

    @Test("09a.6 the rules of Clean VIPER hold")
    func rulesHold() throws {
        let edited = ["Presenter", "UseCase", "UseCaseOutput", "SaveTransformer"].map { "/ShelfLend\($0).swift" }
        let all = try exercise.violations(of: .cleanViper)
        report(all.filter { violation in edited.contains { violation.file.hasSuffix($0) } })
    }
}
