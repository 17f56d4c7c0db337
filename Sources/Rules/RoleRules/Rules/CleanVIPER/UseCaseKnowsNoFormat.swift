import RoleIndex
import SourceModel

extension Rule {
    /// Only the Presenter words and formats text.
    static let useCaseKnowsNoFormat = Rule(
        name: "use-case-knows-no-format",
        what: "A UseCase, its models and the entities neither format nor localize, and present no finished text.",
        why: "what a person reads changes with language and screen; what the app does must not change with it",
        fix: "present the bare value, and let the Presenter make text of it",
        wrong: [
            "ContactUseCase.swift": """
            class ContactUseCase {
                weak var output: ContactUseCaseOutput?
                func eventViewReady() { output?.present(day: DateFormatter().string(from: Date())) }
            }
            """
        ],
        right: [
            "ContactUseCase.swift": """
            class ContactUseCase {
                weak var output: ContactUseCaseOutput?
                func eventViewReady() { output?.present(day: Date()) }
            }
            """
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"The UseCase\": it knows neither output format nor localization",
        check: { codebase in
            UseCaseKnowsNoFormat(layers: CleanLayers(codebase: codebase)).findings
        })
}

private struct UseCaseKnowsNoFormat {
    let layers: CleanLayers
    private let models: Models
    /// Formatting members that the app adds to foreign types, like a String's `localized`.
    private let additions: Set<String>
    private var codebase: Codebase { layers.codebase }

    init(layers: CleanLayers) {
        self.layers = layers
        let codebase = layers.codebase
        models = Models(codebase: codebase)
        let own = Set(codebase.types.flatMap(\.members).map(\.name))
        let members = codebase.files.flatMap { file in
            file.declarations.filter { $0.kind == .extension && codebase.resolvePath($0.name, in: nil) == nil }
                .flatMap(\.members)
                .filter { file.references(in: $0).contains(where: ConcernAPI.isFormatting) }
        }
        additions = Set(members.map(\.name)).subtracting(own)
    }

    var findings: [Finding] {
        codebase.files.flatMap { file -> [Finding] in
            var lines: Set<Int> = []
            return file.references.compactMap { reference in
                guard let finding = formatting(reference, in: file) ?? text(reference, in: file) else { return nil }
                // `let f: DateFormatter = DateFormatter()` is one mistake.
                return lines.insert(finding.location.line).inserted ? finding : nil
            }
        }
    }

    private func formatting(_ reference: Reference, in file: SourceFile) -> Finding? {
        let isAddition = reference.receiver != nil && additions.contains(reference.name)
        guard isAddition || ConcernAPI.isFormatting(reference) || models.formats(reference) else { return nil }
        let context = codebase.context(of: reference, in: file)
        guard let part = layers.part(at: context), part.layer == .useCase || part == .entity,
            part != .entity || context.type?.onlyParses != true
        else { return nil }
        return Finding(reference.location, "\(context.subject) formats with \(reference.text)")
    }

    /// Finds a sentence in a message to the output, since only a Presenter may choose words.
    private func text(_ reference: Reference, in file: SourceFile) -> Finding? {
        guard reference.kind == .call, let receiver = reference.receiver, !receiver.isEmpty else { return nil }
        let context = codebase.context(of: reference, in: file)
        guard let part = layers.part(at: context), part == .useCase || part == .transformer,
            case .known(let output) = codebase.receiverType(receiver, in: context),
            layers.part(of: output) == .useCaseOutput,
            let sentence = ArgumentText(after: reference, in: file).sentence
        else { return nil }
        return Finding(
            file.location(at: sentence.offset), "\(context.subject) presents the text \"\(sentence.text)\"",
            fix: "present what happened, and let the Presenter find the words")
    }
}
