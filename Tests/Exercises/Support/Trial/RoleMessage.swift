import SourceModel

/// A message that a role can be told, as its protocol declares it.
struct RoleMessage {
    let role: String
    private let method: Declaration
    private let file: SourceFile

    /// The message of a method; nil where it can't be led through a function of the same form: one that answers, waits
    /// or throws, or whose parameters have no names.
    init?(_ method: Declaration, of role: Declaration, in file: SourceFile) {
        guard method.kind == .method, !method.isStatic, method.type == nil || method.type?.text == "Void",
            method.parameters.allSatisfy({ $0.name != nil && $0.name != "_" })
        else { return nil }
        (self.role, self.method, self.file) = (role.name, method, file)
        let words = header.split { !$0.isLetter }
        guard !words.contains("async"), !words.contains("throws"), !words.contains("inout"), !header.contains("...")
        else { return nil }
    }

    /// `display(loading:)`.
    var signature: String { method.signature }

    /// Whether a call of that name, with these labels, may be this one. A closure that trails has none.
    func isCalled(by call: Reference) -> Bool {
        call.name == method.name && call.labels.count == method.parameters.count
            && zip(call.labels, method.parameters).allSatisfy { $0 == "_" || $0 == $1.label }
    }

    /// Where what it carries can be changed for another value, with the parameter's name.
    var changeable: [(place: Int, name: String)] {
        method.parameters.enumerated().compactMap { place, parameter in
            let type = parameter.type?.text ?? ""
            let isKnown = ["Bool", "Int", "String"].contains { type == $0 || type == $0 + "?" }
            let isList = type.hasPrefix("[") && !type.contains(":") && type.hasSuffix("]")
            return isKnown || isList ? parameter.name.map { (place, $0) } : nil
        }
    }

    /// A function of the same form under another name, which leads the message through the trial.
    func wrapper(named name: String, site: Int, sender: String) -> String {
        let values = changeable.map { place, name in
            "        let \(name) = WorkbookTrial.value(\(site), \(place), \(name))\n"
        }
        let hears = role.hasSuffix("_HandleUIEvents") ? "        WorkbookTrial.hear { self.\(call) }\n" : ""
        return """
            extension \(role) {
                \(header(named: name)) {
            \(values.joined())\(hears)\
                    let trialMessage = WorkbookTrial.Said(
                        sender: "\(sender)", role: "\(role)", message: "\(signature)")
                    WorkbookTrial.say(\(site), trialMessage) { self.\(call) }
                }
            }

            """
    }

    private var call: String {
        let arguments = method.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + (parameter.name ?? "")
        }
        return "\(method.name)(\(arguments.joined(separator: ", ")))"
    }

    private var header: String { file.text(in: method.extent.whole) }

    private func header(named name: String) -> String {
        let (whole, own) = (method.extent.whole, method.extent.name)
        // The name's range may include the parameters.
        let rest = own.lowerBound + method.name.utf8.count..<whole.upperBound
        return file.text(in: whole.lowerBound..<own.lowerBound) + name + file.text(in: rest)
    }
}
