import SourceModel

/// A function of a spy, which records, keeps closures, and returns a test's values.
struct SpyFunction {
    let function: Declaration
    let text: RequirementText
    /// The beginning of its stored values' names.
    let key: String
    /// The properties that show a type's values: `Item.name`.
    let shown: [String]

    // MARK: - A spy

    var recorded: [String] {
        var body = ["record(\(arguments))"]
        for closure in keptClosures { body.append("\(closure.store).append(\(closure.name))") }
        var stored = keptClosures.map { "private(set) var \($0.store): [\($0.type)] = []" }
        switch (text.result, text.thrown) {
        case (let result?, let error?):
            stored.append("var \(key)Result: Result<\(result), \(error)>!")
            body.append("return try \(key)Result.get()")
        case (let result?, nil):
            stored.append("var \(key)Result: \(Self.unwrapped(result))")
            body.append("return \(key)Result")
        case (nil, let error?):
            stored.append("var \(key)Error: (\(error))?")
            body.append("if let \(key)Error { throw \(key)Error }")
        case (nil, nil): break
        }
        return stored + function(body)
    }

    // MARK: - A probe

    var passed: [String] {
        let call = "\(plain(function.name))(\(function.parameters.map(passing).joined(separator: ", ")))"
        guard text.result != nil || text.thrown != nil || text.isAsync else {
            let pass = "pass\(arguments.isEmpty ? "" : "(\(arguments))") {"
            let line = "\(pass) $0.\(call) }"
            return function(line.count <= 112 ? [line] : [pass, "    $0.\(call)", "}"])
        }
        // A caller that waits for an answer needs a receiver to give it.
        let effects = (text.thrown == nil ? "" : "try ") + (text.isAsync ? "await " : "")
        return function([
            "pass\(arguments.isEmpty ? "" : "(\(arguments))") { _ in }",
            "\(text.result == nil ? "" : "return ")\(effects)receiver!.\(call)",
        ])
    }

    private func passing(_ parameter: Parameter) -> String {
        let value = plain(parameter.name ?? parameter.label ?? "_")
        let given = parameter.type?.text.hasPrefix("inout ") == true ? "&" + value : value
        return parameter.label.map { "\($0): \(given)" } ?? given
    }

    // MARK: - Parts

    /// Returns the function, on one line if it fits.
    private func function(_ body: [String]) -> [String] {
        let line = "\(text.signature) { \(body.first ?? "") }"
        if body.count == 1, line.count <= 112 { return [line] }
        return ["\(text.signature) {"] + body.map { "    " + $0 } + ["}"]
    }

    /// The recorded values in the order of the labels, without closures at the end; other closures appear as a word.
    private var arguments: String {
        var values = function.parameters.map { isClosure($0) ? nil : value(of: $0) }
        while case .some(nil) = values.last { values.removeLast() }
        return values.map { $0 ?? "\"closure\"" }.joined(separator: ", ")
    }

    /// Returns the parameter, or the property of it that shows it.
    private func value(of parameter: Parameter) -> String {
        let name = plain(parameter.name ?? parameter.label ?? "_")
        for show in shown {
            let parts = show.split(separator: ".").map(String.init)
            guard parts.count == 2, let type = parameter.type?.text else { continue }
            switch type {
            case parts[0]: return "\(name).\(parts[1])"
            case parts[0] + "?": return "\(name)?.\(parts[1])"
            case "[\(parts[0])]": return "\(name).map(\\.\(parts[1]))"
            default: continue
            }
        }
        return name
    }

    private func isClosure(_ parameter: Parameter) -> Bool {
        guard let type = parameter.type else { return false }
        // Only a closure can escape, even under another name: `@escaping Answer<[Item]>`.
        return type.held.isEmpty && type.text.contains("->") || type.text.contains("@escaping")
    }

    /// The closures that may be called later, so that a test can call them.
    private var keptClosures: [(name: String, store: String, type: String)] {
        function.parameters.compactMap { parameter in
            guard isClosure(parameter), let type = parameter.type?.text, let name = parameter.name ?? parameter.label,
                type.contains("@escaping") || type.hasSuffix("?"), !RequirementText.mentions(type, text.generics)
            else { return nil }
            let plainType = type.replacing("@escaping ", with: "")
            let kept = type.hasSuffix("?") ? plainType : "(\(plainType))"
            return (plain(name), key + name.prefix(1).uppercased() + name.dropFirst(), kept)
        }
    }

    private func plain(_ name: String) -> String { SwiftWord.keywords.contains(name) ? "`\(name)`" : name }

    /// Returns the type of a value that a test sets before the spy needs it.
    static func unwrapped(_ type: String) -> String {
        let needsParentheses = type.hasPrefix("any ") || type.hasPrefix("@") || type.contains("->")
        return needsParentheses ? "(\(type))!" : "\(type)!"
    }
}
