import RoleIndex
import SourceModel

extension Rule {
    /// A display model is ready to be shown, in every architecture that has them.
    static let displayModelsReadyToShow = Rule(
        name: "display-models-ready-to-show",
        what: "A display model holds only what a view shows as it is: text, images, colors, flags.",
        why: "a view that gets a date or a model has to format it, where no test sees it without a screen",
        fix: "format it before it is shown, and hold the finished text",
        wrong: [
            "Items/List/ItemsListContract.swift": """
            struct ItemUI {
                let name: String
                let date: Date
            }

            protocol ItemsList_DisplayUI: AnyObject { func display(items: [ItemUI]) }
            """
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            struct ItemUI {
                let name: String
                let date: String
            }

            protocol ItemsList_DisplayUI: AnyObject { func display(items: [ItemUI]) }
            """
        ],
        lesson: Lesson.presenter,
        source: "D'Areglia, VIPER-S, part 1, \"The contract and protocols definition\": "
            + "simple types like String, UIImage or Bool",
        check: { DisplayModelsReadyToShow(codebase: $0).findings })
}

private struct DisplayModelsReadyToShow {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter(isDisplayModel).flatMap { model in
            let properties = model.storedProperties.compactMap { property in
                property.knownType.map { (name: property.name, type: $0, location: property.location) }
            }
            let values = model.main.declaration.members.filter { $0.kind == .enumCase }.flatMap { enumCase in
                enumCase.parameters.compactMap { parameter in
                    parameter.type.map {
                        (name: parameter.label ?? enumCase.name, type: $0, location: parameter.location)
                    }
                }
            }
            return (properties + values).compactMap { finding($0.name, $0.type, at: $0.location, of: model) }
        }
    }

    /// Whether the type has that role, or is a part of a type that has it, like the row of a screen's model.
    private func isDisplayModel(_ type: KnownType) -> Bool {
        guard !type.isClass, !type.isProtocol else { return false }
        if type.role == .displayModel { return true }
        return type.role == nil && type.outer.flatMap(codebase.type(at:)).map(isDisplayModel) ?? false
    }

    private func finding(_ name: String, _ type: TypeName, at location: Location, of model: KnownType) -> Finding? {
        guard let what = foreign(type, named: name, in: model) else { return nil }
        let formatter = codebase.vocabulary.hasContracts ? "Director" : "Presenter"
        return Finding(
            location, "\(model.path) holds \(name) as \(type.text), \(what)",
            fix: "let the \(formatter) make it text, a color or a flag, and hold that")
    }

    private func foreign(_ written: TypeName, named name: String, in model: KnownType) -> String? {
        let context = codebase.context(at: model.main.declaration.extent.name.lowerBound, in: model.main.file)
        for type in meant(by: written) {
            if type.held.isEmpty, type.text.contains("->") { return "which acts and is no value" }
            for held in type.held {
                if let known = codebase.resolvePath(held, in: context) {
                    if let what = foreign(known) { return what }
                } else if let what = foreign(codebase.bare(held), named: name) {
                    return what
                }
            }
        }
        return nil
    }

    /// The type itself, and the types that typealiases in it name.
    private func meant(by type: TypeName) -> [TypeName] {
        [type] + type.held.compactMap(codebase.alias).map { TypeName(text: $0, location: type.location) }
    }

    private func foreign(_ type: KnownType) -> String? {
        if isDisplayModel(type) || type.isIdentifier { return nil }
        if type.role == .entity || type.role == .presentationModel { return "a domain model" }
        if codebase.isActor(type) || RoleProtocol(type.name)?.isRole == true { return "an actor" }
        return nil
    }

    private func foreign(_ external: String, named name: String) -> String? {
        let last = external.split(separator: ".").last.map(String.init) ?? external
        if Self.numbers.contains(last) { return isLayout(name) ? nil : "a number that is still to be formatted" }
        if Self.raw.contains(last) { return "which is still to be formatted" }
        if last.hasSuffix("Formatter") { return "which formats" }
        return UIKitNames.isView(last) || UIKitNames.isController(last) ? "which belongs to the view" : nil
    }

    private static let raw: Set<String> = [
        "Date", "NSDate", "DateComponents", "DateInterval", "TimeInterval", "Decimal", "NSDecimalNumber", "NSNumber",
        "Measurement", "Duration", "Calendar", "CLLocation",
    ]
    private static let numbers: Set<String> = ["Double", "Float", "Float32", "Float64"]

    /// Whether a view uses the number as it is: `rowHeight`, `progress`.
    private func isLayout(_ name: String) -> Bool {
        let last = name.lastIndex { $0.isUppercase }.map { name[$0...].lowercased() } ?? name
        return Self.layout.contains(last)
    }

    private static let layout: Set<String> = [
        "progress", "fraction", "alpha", "opacity", "height", "width", "ratio", "scale", "latitude", "longitude",
        "angle", "rotation", "spacing", "inset", "offset",
    ]
}
