import RoleIndex
import SourceModel

extension Rule {
    /// A layer talks only with its neighbor.
    static let adjacentLayersOnly = Rule(
        name: "adjacent-layers-only",
        what: "The view knows the Presenter and nothing behind it; the Presenter knows no gateway and no entity.",
        why: "a type that reaches past its neighbor changes with two layers, and takes over the neighbor's work",
        fix: "ask the next layer by an event... method, and let it hand back a model of its own",
        wrong: [
            "ContactViewController.swift": """
            class ContactViewController: UIViewController {
                var presenter: ContactPresenter!
                override func viewDidLoad() { presenter.useCase.eventViewReady() }
            }
            """,
            "ContactPresenter.swift": "class ContactPresenter { let useCase: ContactUseCase }",
            "ContactUseCase.swift": "class ContactUseCase { func eventViewReady() {} }",
        ],
        right: [
            "ContactViewController.swift": """
            class ContactViewController: UIViewController {
                var presenter: ContactPresenter!
                override func viewDidLoad() { presenter.eventViewReady() }
            }
            """,
            "ContactPresenter.swift": """
            class ContactPresenter {
                let useCase: ContactUseCase
                func eventViewReady() { useCase.eventViewReady() }
            }
            """,
            "ContactUseCase.swift": "class ContactUseCase { func eventViewReady() {} }",
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"Honour The Layer Boundaries\"",
        yieldsTo: ["connector-assembles", "display-models-ready-to-show"],
        check: { codebase in
            AdjacentLayersOnly(layers: CleanLayers(codebase: codebase)).findings
        })
}

private struct AdjacentLayersOnly {
    let layers: CleanLayers
    private var codebase: Codebase { layers.codebase }

    var findings: [Finding] {
        layers.namings { !Self.foreign(to: $0).isEmpty }.findings(named) + codebase.files.flatMap(reached)
    }

    /// The parts that a part may not name; a PresenterOutput counts as the view, which has to name whatever it carries.
    private static func foreign(to part: CleanPart) -> Set<CleanPart> {
        switch part {
        case .viewController, .viewPart, .presenterOutput:
            [.useCase, .useCaseOutput, .transformer, .presentationModel, .gateway, .entityManager, .entity]
        case .presenter, .viewModel: [.gateway, .entityManager, .entity]
        default: []
        }
    }

    private func named(_ naming: CleanNaming) -> Finding? {
        guard let part = naming.part, Self.foreign(to: naming.from).contains(part) else { return nil }
        return Finding(
            naming.reference.location,
            "\(naming.context.subject) names \(naming.written), \(part.rawValue), past its neighbor",
            fix: fix(naming.from, part))
    }

    /// Finds `presenter.useCase`, which names no type.
    private func reached(in file: SourceFile) -> [Finding] {
        file.references.compactMap { reference in
            guard reference.kind == .identifier, let receiver = reference.receiver, !receiver.isEmpty,
                reference.name.first?.isLowercase == true
            else { return nil }
            let context = codebase.context(of: reference, in: file)
            guard let from = layers.part(at: context) else { return nil }
            let foreign = Self.foreign(to: from)
            guard !foreign.isEmpty,
                case .known(let owner) = codebase.receiverType(receiver, in: context),
                owner.path != context.type?.path, layers.part(of: owner).map({ !foreign.contains($0) }) ?? false,
                case .known(let target) = codebase.receiverType("\(receiver).\(reference.name)", in: context),
                let part = layers.part(of: target), foreign.contains(part)
            else { return nil }
            return Finding(
                reference.location,
                "\(context.subject) reaches through \(reference.text) to \(target.path), \(part.rawValue)",
                fix: fix(from, part))
        }
    }

    private func fix(_ from: CleanPart, _ part: CleanPart) -> String? {
        switch (from, part) {
        case (.viewController, .presentationModel), (.viewController, .entity), (.viewPart, .presentationModel),
            (.viewPart, .entity), (.presenterOutput, _):
            "let the Presenter make it into a ViewModel, and show that"
        case (.viewController, _), (.viewPart, _): "send the event to the Presenter, which asks the UseCase"
        case (_, .entity): "let the UseCase make it into a PresentationModel, and present that"
        default: "send the event to the UseCase, which asks the gateway"
        }
    }
}
