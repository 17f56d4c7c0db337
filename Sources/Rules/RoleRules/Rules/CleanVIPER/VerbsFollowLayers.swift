import RoleIndex
import SourceModel

extension Rule {
    /// The verb tells the direction of a message.
    static let verbsFollowLayers = Rule(
        name: "verbs-follow-layers",
        what: "Inward go event... methods; a UseCaseOutput is told present..., a PresenterOutput show...",
        why: "the verb alone tells which way a message goes, and one event has one name all the way in",
        fix: "begin the method with its layer's verb",
        wrong: [
            "ContactPresenter.swift": """
            protocol ContactPresenterOutput: AnyObject {
                func display(name: String)
            }
            class ContactPresenter {
                weak var output: ContactPresenterOutput?
            }
            """
        ],
        right: [
            "ContactPresenter.swift": """
            protocol ContactPresenterOutput: AnyObject {
                func show(name: String)
            }
            class ContactPresenter {
                weak var output: ContactPresenterOutput?
            }
            """
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER: the verbs of all listings",
        check: { VerbsFollowLayers(layers: CleanLayers(codebase: $0)).findings })
}

private struct VerbsFollowLayers {
    let layers: CleanLayers
    private var codebase: Codebase { layers.codebase }

    var findings: [Finding] {
        layers.types(.useCaseOutput).flatMap { outward($0, "present") }
            + layers.types(.presenterOutput).flatMap { outward($0, "show") } + inward
    }

    // MARK: - Outward

    private func outward(_ output: KnownType, _ verb: String) -> [Finding] {
        output.main.declaration.members.filter { $0.kind == .method && !begins($0.name, with: verb) }.map { method in
            Finding(
                method.location, "\(output.name) asks for \(method.signature), which does not begin with \(verb)",
                fix: "call it \(renamed(method, verb))")
        }
    }

    // MARK: - Inward

    /// Findings of methods that the next outer layer calls, at their declarations.
    ///
    /// Helpers that only their own type calls may have any name.
    private var inward: [Finding] {
        var seen: Set<String> = []
        return codebase.files.flatMap { file in
            file.references.flatMap { reference -> [Finding] in
                guard reference.kind == .call, let receiver = reference.receiver, !receiver.isEmpty,
                    reference.name.first?.isLowercase == true, !begins(reference.name, with: "event")
                else { return [] }
                let context = codebase.context(of: reference, in: file)
                guard let from = layers.part(at: context), from.layer == .view || from == .presenter,
                    case .known(let type) = codebase.receiverType(receiver, in: context),
                    type.path != context.type?.path, let part = layers.part(of: type), hears(part, from)
                else { return [] }
                return heard(reference, by: type, part).filter { seen.insert("\($0.location)").inserted }
            }
        }
    }

    private func hears(_ part: CleanPart, _ caller: CleanPart) -> Bool {
        caller == .presenter ? part == .useCase || part == .router : part == .presenter
    }

    private func heard(_ reference: Reference, by type: KnownType, _ part: CleanPart) -> [Finding] {
        let family = [type] + codebase.superclasses(of: type).known
        let named = family.flatMap(\.parts).flatMap { candidates(reference.name, in: $0) }
        let exact = named.filter { $0.parameters.map { $0.label ?? "_" } == reference.labels }
        return (exact.isEmpty ? named : exact).filter { part != .presenter || isSilent($0) }.map { method in
            Finding(
                method.location, "\(type.path).\(method.signature) hears an event, and its name does not say so",
                fix: "call it \(renamed(method, "event"))")
        }
    }

    /// The methods with a name, without those that another protocol requires and therefore names.
    private func candidates(_ name: String, in part: KnownType.Part) -> [Declaration] {
        let inherited = part.declaration.inherited
        if part.declaration.kind == .extension, !inherited.isEmpty { return [] }
        let asked = inherited.compactMap { codebase.resolvePath($0.text, in: nil) }
            .filter { layers.part(of: $0) == nil }.flatMap(layers.family).flatMap(\.members).map(\.signature)
        return part.declaration.members.filter { member in
            member.kind == .method && member.name == name && !member.has("override")
                && !asked.contains(member.signature)
        }
    }

    /// Whether the method returns nothing; a Presenter's accessors return a value and aren't events.
    private func isSilent(_ method: Declaration) -> Bool {
        method.type == nil || method.type?.text == "Void" || method.type?.text == "()"
    }

    // MARK: - Names

    private func begins(_ name: String, with verb: String) -> Bool {
        name.hasPrefix(verb) && name.dropFirst(verb.count).first.map { !$0.isLowercase } ?? true
    }

    /// Returns `showError(message:)` for `displayError(message:)`, and `eventSaveTapped()` for `saveTapped()`.
    private func renamed(_ method: Declaration, _ verb: String) -> String {
        let first = method.name.prefix { !$0.isUppercase }
        let labels = method.signature.dropFirst(method.name.count)
        let rest = Self.verbs.contains(String(first)) ? method.name.dropFirst(first.count) : method.name[...]
        if rest.isEmpty, verb != "event" { return verb + labels }
        let kept = rest.isEmpty ? method.name[...] : rest
        return verb + kept.prefix(1).uppercased() + kept.dropFirst() + labels
    }

    private static let verbs: Set<String> = [
        "display", "show", "present", "update", "set", "render", "on", "handle", "did", "event",
    ]
}
