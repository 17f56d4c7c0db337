import RoleIndex
import SourceModel

extension Rule {
    /// An entity holds typed values instead of the text that they came as.
    static let entitiesAreTyped = Rule(
        name: "entities-are-typed",
        what: "An entity holds dates, numbers, URLs and enums as such: no text of them, and no unread dictionary.",
        why: "text from the wire that travels inward is parsed again in every place, and fails in any of them",
        fix: "convert it in the EntityManager, which knows the outer form",
        wrong: [
            "Entities/Order.swift": "struct Order { let placedAt: String }",
            "OrderUseCase.swift": "class OrderUseCase {}",
        ],
        right: [
            "Entities/Order.swift": "struct Order { let placedAt: Date }",
            "OrderUseCase.swift": "class OrderUseCase {}",
        ],
        lesson: Lesson.report,
        source: "Resnick, Clean VIPER, \"The EntityGateway and EntityManagers\"",
        check: { codebase in
            let layers = CleanLayers(codebase: codebase)
            return codebase.types.filter { !$0.isProtocol && layers.part(of: $0) == .entity }.flatMap(
                EntityFields.findings)
        })
}

private enum EntityFields {
    static func findings(in entity: KnownType) -> [Finding] {
        entity.main.declaration.members.flatMap { member -> [Finding] in
            switch member.kind {
            case .property where member.isStored && !member.isStatic:
                return [finding(member.name, member.knownType?.text, member.location, entity)].compactMap { $0 }
            case .enumCase:
                return member.parameters.compactMap { parameter in
                    finding(parameter.label ?? parameter.name ?? "", parameter.type?.text, parameter.location, entity)
                }
            default: return []
            }
        }
    }

    private static func finding(
        _ name: String, _ written: String?, _ location: Location, _ entity: KnownType
    ) -> Finding? {
        guard let written else { return nil }
        var type = written.filter { !$0.isWhitespace }
        while let last = type.last, last == "?" || last == "!" { type.removeLast() }
        if raw.contains(type) {
            return Finding(
                location, "\(entity.path) holds \(name) as \(written), which nobody has read yet",
                fix: "let the EntityManager read it, and keep what it says in typed properties")
        }
        guard type == "String" || type == "NSString", let meant = meaning(of: name) else { return nil }
        return Finding(
            location, "\(entity.path) holds \(name) as \(written), which is \(meant.what)",
            fix: "declare it as \(meant.type), and let the EntityManager convert it")
    }

    private static let raw: Set<String> = [
        "[String:Any]", "[String:AnyObject]", "[AnyHashable:Any]", "[String:Any?]", "Dictionary<String,Any>",
        "NSDictionary", "NSMutableDictionary", "[[String:Any]]", "Any", "AnyObject",
    ]

    /// The meaning of a property by the last word of its name: a `phoneNumber` is text, but an `orderDate` isn't.
    private static func meaning(of name: String) -> (what: String, type: String)? {
        var words = words(of: name)
        if words.count > 1, let last = words.last, ["string", "text", "str"].contains(last) { words.removeLast() }
        guard let last = words.last else { return nil }
        if words.count > 1, words[0] == "is" || words[0] == "has" { return ("a yes or no", "Bool") }
        if words.count > 1, last == "at" { return ("a date", "Date") }
        if dates.contains(last) { return ("a date", "Date") }
        if amounts.contains(last) { return ("an amount", "Decimal") }
        if numbers.contains(last) { return ("a number", "a number type") }
        if urls.contains(last) { return ("a URL", "URL") }
        return choices.contains(last) ? ("one of a few values", "an enum") : nil
    }

    private static let dates: Set<String> = ["date", "timestamp", "birthday", "birthdate", "deadline"]
    private static let amounts: Set<String> = ["amount", "price", "total", "subtotal", "balance", "tax", "cost"]
    private static let numbers: Set<String> = [
        "quantity", "count", "age", "height", "width", "weight", "latitude", "longitude", "percentage", "percent",
    ]
    private static let urls: Set<String> = ["url", "uri"]
    private static let choices: Set<String> = ["status", "kind", "type"]

    /// Splits `orderDate` into `order` and `date`, and `imageURL` into `image` and `url`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in name where character != "_" || previous != nil {
            let starts = character.isUppercase && previous?.isUppercase != true || previous == "_" || previous == nil
            if character != "_" {
                if starts { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
            previous = character
        }
        return words
    }
}
