import RoleIndex
import SourceModel

extension Rule {
    /// A layer knows no layer that is further out.
    static let dependenciesPointInward = Rule(
        name: "dependencies-point-inward",
        what: "A layer names nothing of a layer further out: view, Presenter, UseCase, gateway, entity.",
        why: "a layer outlives the ones around it only if it never names them",
        fix: "tell it through a protocol of this layer, which the Connector connects",
        wrong: [
            "ContactListPresenter.swift": """
            class ContactListPresenter {
                weak var viewController: ContactListViewController?
            }
            """,
            "ContactListViewController.swift": "class ContactListViewController: UIViewController {}",
        ],
        right: [
            "ContactListPresenter.swift": """
            protocol ContactListPresenterOutput: AnyObject {}
            class ContactListPresenter {
                weak var output: ContactListPresenterOutput?
            }
            """,
            "ContactListViewController.swift": """
            class ContactListViewController: UIViewController, ContactListPresenterOutput {}
            """,
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"Object Dependencies should point Towards the Centre\"",
        yieldsTo: ["display-models-ready-to-show"],
        check: { codebase in
            CleanLayers(codebase: codebase).namings { $0.layer != nil && $0.layer != .view }.findings(outward)
        })

    private static func outward(_ naming: CleanNaming) -> Finding? {
        guard let layer = naming.from.layer, let what = problem(naming, in: layer) else { return nil }
        return Finding(
            naming.reference.location, "\(naming.context.subject) names \(naming.written), \(what)",
            fix: outwardFix(layer))
    }

    private static func problem(_ naming: CleanNaming, in layer: CleanPart.Layer) -> String? {
        guard naming.type != nil else {
            guard naming.reference.receiver == nil || naming.reference.receiver == "UIKit" else { return nil }
            return isOfUIKit(naming.reference.name, for: layer) ? "which belongs to the view" : nil
        }
        guard let part = naming.part else { return nil }
        let isOutside =
            switch part {
            // The Presenter chooses between a UseCase and its Router.
            case .router: layer > .presenter
            case .connector: true
            default: part.layer.map { $0 < layer } ?? false
            }
        return isOutside ? "\(part.rawValue), which lies further out" : nil
    }

    /// Whether a name is of UIKit and wrong in a layer: a Presenter may name the colors and images of its ViewModels,
    /// and a gateway those that it fetches, but UseCases and entities may not.
    private static func isOfUIKit(_ name: String, for layer: CleanPart.Layer) -> Bool {
        if UIKitNames.isView(name) || UIKitNames.isController(name) || UIKitNames.viewProtocols.contains(name) {
            return true
        }
        let rest = name.dropFirst(2)
        return (layer == .useCase || layer == .entity) && name.hasPrefix("UI") && rest.first?.isUppercase == true
            && rest.dropFirst().first?.isLowercase == true
    }

    private static func outwardFix(_ layer: CleanPart.Layer) -> String {
        switch layer {
        case .view, .presenter: "tell it by a show... method of the PresenterOutput, which the Connector sets"
        case .useCase: "tell it by a present... method of the UseCaseOutput, which the Connector sets"
        case .gateway, .entity: "leave it to the layers around, which may know this one"
        }
    }
}
