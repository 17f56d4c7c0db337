import RoleIndex
import SourceModel

extension Rule {
    /// A Transformer does one event's work, and nothing else.
    static let transformerOnlyTransforms = Rule(
        name: "transformer-only-transforms",
        what: "A Transformer has an initializer, a method transform and private helpers.",
        why: "it does what one event asks for, so there is nothing else in it to read or test",
        fix: "make it private, or move it to the UseCase if it captures what a later event needs",
        wrong: [
            "OrderSaveUseCaseTransformer.swift": """
            class OrderSaveUseCaseTransformer {
                func eventCapture(quantity: Int) {}
                func transform() {}
            }
            """,
            "OrderUseCase.swift": "class OrderUseCase {}",
        ],
        right: [
            "OrderSaveUseCaseTransformer.swift": """
            class OrderSaveUseCaseTransformer {
                func transform(quantity: Int?) { check(quantity) }
                private func check(_ quantity: Int?) {}
            }
            """,
            "OrderUseCase.swift": "class OrderUseCase { func eventCapture(quantity: Int) {} }",
        ],
        lesson: Lesson.dataCapture,
        source: "Resnick, Clean VIPER, \"The Transformer\"",
        check: { codebase in
            let layers = CleanLayers(codebase: codebase)
            return layers.types(.transformer).flatMap { surplus(of: $0, layers) }
        })

    private static func surplus(of type: KnownType, _ layers: CleanLayers) -> [Finding] {
        let methods = type.parts.flatMap { own(in: $0, layers) }
        let others = methods.filter { $0.name != "transform" }
        let family = [type] + layers.codebase.superclasses(of: type).known
        let transforms = family.contains { $0.members.contains { $0.kind == .method && $0.name == "transform" } }
        if !transforms, others.isEmpty {
            let location = type.main.declaration.location
            return [Finding(location, "\(type.path) has no method transform", fix: "let transform do the event's work")]
        }
        return others.map { method in
            let isWork = !transforms && others.count == 1
            return Finding(
                method.location, "\(type.path) offers \(method.signature) beside an initializer and transform",
                fix: isWork ? "call it transform" : nil)
        }
    }

    /// The methods that a part offers on its own, without those that a protocol or a superclass requires.
    private static func own(in part: KnownType.Part, _ layers: CleanLayers) -> [Declaration] {
        let inherited = part.declaration.inherited
        if part.declaration.kind == .extension, !inherited.isEmpty { return [] }
        let asked = inherited.compactMap { layers.codebase.resolvePath($0.text, in: nil) }.flatMap(layers.family)
            .flatMap(\.members).map(\.signature)
        return part.declaration.members.filter { member in
            member.kind == .method && member.access != .private && member.access != .fileprivate
                && !member.has("override") && !asked.contains(member.signature)
        }
    }
}
