import RoleIndex
import SourceModel

extension Rule {
    /// A Scene shows what it is given and knows nothing else.
    static let sceneKnowsNoModel = Rule(
        name: "scene-knows-no-model",
        what: "A Scene names no domain model, store, formatter, Worker or Navigator.",
        why: "a Scene shows display models as they are; "
            + "what formats or decides in it can't be tested without a screen",
        fix: "let the Director make what is shown into a display model, and pass that to a display method",
        wrong: [
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController {
                private let label = UILabel()

                func display(date: Date) {
                    label.text = DateFormatter().string(from: date)
                }
            }
            """
        ],
        right: [
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController {
                private let label = UILabel()

                func display(date: String) {
                    label.text = date
                }
            }
            """
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: the Scene\": it is not overloaded with useless information",
        yieldsTo: ["actors-built-in-make-module"],
        check: { SceneKnowsNoModel(codebase: $0, models: Models(codebase: $0)).findings })
}

private struct SceneKnowsNoModel {
    let codebase: Codebase
    let models: Models

    var findings: [Finding] {
        codebase.files(of: [.scene, .viewPart]).flatMap { file -> [Finding] in
            var lines: Set<String> = []
            return file.references.compactMap { reference in
                guard let finding = finding(reference, in: file) else { return nil }
                // `let f: DateFormatter = DateFormatter()` is one mistake.
                return lines.insert("\(finding.location.line) \(finding.what)").inserted ? finding : nil
            }
        }
    }

    private func finding(_ reference: Reference, in file: SourceFile) -> Finding? {
        let mayBeType = reference.isCapitalized
        guard mayBeType || ConcernAPI.isFormatting(reference) || models.formats(reference) else { return nil }
        let context = codebase.context(of: reference, in: file)
        guard context.role == .scene || context.role == .viewPart && context.module != nil else { return nil }
        return foreign(reference, in: context).map {
            Finding(reference.location, "\(context.subject) names \(reference.written), \($0.what)", fix: $0.fix)
        }
    }

    private func foreign(_ reference: Reference, in context: Context) -> (what: String, fix: String?)? {
        let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context)
        if let type { return foreign(type, in: context) }
        if ConcernAPI.isFormatting(reference) || models.formats(reference) {
            return ("which formats", "format it in the Director, and display the finished text")
        }
        let isOwn = context.type.map { $0.name == reference.name } ?? false
        if !isOwn, ConcernAPI.storageTypes.contains(reference.name) || reference.name == "URLSession" {
            return ("which stores or fetches", "tell the Director what happened, and let it ask the Worker")
        }
        return nil
    }

    private func foreign(_ type: KnownType, in context: Context) -> (what: String, fix: String?)? {
        switch type.role {
        case .worker: return ("a Worker", "tell the Director what happened, and let it ask the Worker")
        case .navigator: return ("a Navigator", "tell the Director what happened, and let it ask the Navigator")
        case .director:
            let module = context.module ?? ""
            return ("a class and no role", "keep it as \(module)_HandleUIEvents")
        default: break
        }
        if let role = RoleProtocol(type.name), type.isProtocol {
            switch role.word {
            case "ManageData", "PresentData": return ("which is the Worker's talk with the Director", nil)
            case "Navigate": return ("which is the Director's talk with the Navigator", nil)
            default: return nil
            }
        }
        if models.stores.contains(type.path) {
            return ("a store", "tell the Director what happened, and let it ask the Worker")
        }
        return models.domain.contains(type.path) ? ("a domain model", nil) : nil
    }
}

extension Reference {
    /// The name with the path to it, `Item.State`, but without a call's labels.
    fileprivate var written: String {
        guard let receiver, receiver.first?.isUppercase == true else { return name }
        return "\(receiver).\(name)"
    }
}
