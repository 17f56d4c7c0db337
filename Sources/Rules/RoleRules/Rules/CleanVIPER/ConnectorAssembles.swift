import RoleIndex
import SourceModel

extension Rule {
    /// One class knows all layers, and it does nothing else.
    static let connectorAssembles = Rule(
        name: "connector-assembles",
        what: "Only a Connector makes a Presenter or a UseCase, or names both beside their ViewController.",
        why: "a stack that is put together in one place is rewired in one place, for a test as well",
        fix: "make and connect it in the scene's Connector, which the ViewController runs",
        wrong: [
            "ContactViewController.swift": """
            class ContactViewController: UIViewController {
                lazy var presenter = ContactPresenter(useCase: ContactUseCase())
            }
            """,
            "ContactPresenter.swift": "class ContactPresenter { init(useCase: ContactUseCase) {} }",
            "ContactUseCase.swift": "class ContactUseCase {}",
        ],
        right: [
            "ContactViewController.swift": """
            class ContactViewController: UIViewController {
                var presenter: ContactPresenter!
                override func awakeFromNib() { ContactConnector(viewController: self).configure() }
            }
            """,
            "ContactConnector.swift": """
            class ContactConnector {
                private let viewController: ContactViewController
                init(viewController: ContactViewController) { self.viewController = viewController }
                func configure() { viewController.presenter = ContactPresenter(useCase: ContactUseCase()) }
            }
            """,
            "ContactPresenter.swift": "class ContactPresenter { init(useCase: ContactUseCase) {} }",
            "ContactUseCase.swift": "class ContactUseCase {}",
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"The Connector\"",
        check: { ConnectorAssembles(layers: CleanLayers(codebase: $0)).findings })
}

private struct ConnectorAssembles {
    let layers: CleanLayers
    private var codebase: Codebase { layers.codebase }

    var findings: [Finding] {
        codebase.files.flatMap { file -> [Finding] in
            let made = file.references.compactMap { construction($0, in: file) }
            return made.isEmpty ? namedTogether(in: file) : made
        }
    }

    // MARK: - Made

    private func construction(_ reference: Reference, in file: SourceFile) -> Finding? {
        guard reference.kind == .call, reference.name == "init" || reference.isCapitalized else {
            return nil
        }
        let context = codebase.context(of: reference, in: file)
        let own = layers.part(at: context)
        guard own != .connector, own != .router, let made = codebase.constructed(by: reference, in: context),
            made.isClass,
            let part = layers.part(of: made), part == .presenter || part == .useCase,
            !isFurtherOut(part, for: context), !layers.isPiece(made)
        else { return nil }
        let place = context.function.map { "\(context.subject).\($0.name)" } ?? context.subject
        return Finding(
            reference.location,
            "\(context.type == nil ? context.subject : place) makes \(made.path), \(part.rawValue), outside of a "
                + "Connector")
    }

    /// Whether the part is of a layer further out, which an inner layer may not even name: another rule reports that.
    private func isFurtherOut(_ part: CleanPart, for context: Context) -> Bool {
        guard let own = layers.part(at: context)?.layer, let other = part.layer else { return false }
        return other < own
    }

    // MARK: - Named together

    /// Code outside of the layers that names all three parts: one finding, at the last of them.
    private func namedTogether(in file: SourceFile) -> [Finding] {
        var named: [String: Set<CleanPart>] = [:]
        return file.references.compactMap { reference in
            guard reference.isCapitalized else { return nil }
            let context = codebase.context(of: reference, in: file)
            guard layers.part(at: context) == nil,
                let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context),
                let part = layers.part(of: type), Self.stack.contains(part), !type.isProtocol
            else { return nil }
            let subject = context.subject
            guard named[subject, default: []].insert(part).inserted, named[subject] == Self.stack else { return nil }
            return Finding(
                reference.location,
                "\(subject) names a ViewController, a Presenter and a UseCase together, as only a Connector does")
        }
    }

    private static let stack: Set<CleanPart> = [.viewController, .presenter, .useCase]
}
