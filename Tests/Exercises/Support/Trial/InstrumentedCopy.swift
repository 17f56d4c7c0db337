import SourceModel

/// A copy of an answer that behaves as the answer does, writes down what its actors say to each other, and has faults
/// to switch on.
///
/// Roles are found by their protocols and calls by their receivers, so it doesn't matter what anything is called. Of a
/// call, only the name is changed: to that of a generated function in an extension of the role, which has the same form.
struct InstrumentedCopy {
    /// The texts by their paths below `Sources`, the generated one included.
    private(set) var files: [String: String] = [:]
    private(set) var faults: [TrialFault] = []
    private var sites = 0
    private var wrappers = ""
    private let messages: [RoleMessage]
    private let types: KnownTypes
    private let plan: TrialPlan

    /// - Parameter decides: whether conditions get switches, too.
    init(of sources: Sources, by plan: TrialPlan, decides: Bool = true) {
        self.plan = plan
        types = KnownTypes(sources)
        messages = sources.files.flatMap { file in
            file.declarations.filter { $0.kind == .protocol && plan.isRole($0.name) }.flatMap { role in
                role.members.compactMap { RoleMessage($0, of: role, in: file) }
            }
        }
        for file in sources.files { files[file.place.joined(separator: "/")] = copy(of: file, decides: decides) }
        files["Trial.generated.swift"] = "import Foundation\nimport HeadlessUIKit\n\n" + wrappers
    }

    private mutating func copy(of file: SourceFile, decides: Bool) -> String {
        var edits: [(range: Range<Int>, text: String)] = []
        let calls = file.folders.contains(plan.folder) ? file.references.filter { $0.kind == .call } : []
        for call in calls {
            guard let (sender, message) = said(by: call, in: file) else { continue }
            sites += 1
            let name = "trial\(sites)_\(call.name)"
            wrappers += message.wrapper(named: name, site: sites, sender: sender) + "\n"
            edits.append((call.offset..<call.offset + call.name.utf8.count, name))
            if plan.isSubject(sender, in: file) { addFaults(of: message, said: call, in: file) }
        }
        if decides { edits += decisions(in: file) }
        return Self.applied(edits, to: file)
    }

    // MARK: - Messages

    /// The message that a call is, and the actor that says it; nil where it can't be a message to a role.
    private func said(by call: Reference, in file: SourceFile) -> (sender: String, message: RoleMessage)? {
        guard let receiver = call.receiver, let last = ReceiverParts.of(receiver)?.last,
            last != "self", last != "super"
        else { return nil }
        let path = file.path(to: call.offset)
        guard let type = path.last(where: { $0.isType || $0.kind == .extension }), type.kind != .protocol else {
            return nil
        }
        let known = types.types(of: last, in: type.name, path)
        // A local name may stand for an actor as well; then what it is told says which role it has.
        guard known.isEmpty || known.contains(where: plan.isRole) else { return nil }
        let messages = messages.filter { $0.isCalled(by: call) }
        return (messages.first { known.contains($0.role) } ?? messages.first).map { (type.name, $0) }
    }

    private mutating func addFaults(of message: RoleMessage, said call: Reference, in file: SourceFile) {
        let (place, text) = Self.words(for: call.location, in: file)
        add(.message, "dropped", "\(place) leaves out what it says in `\(text)`")
        // What is shown twice looks as if it were shown once.
        if !message.role.hasSuffix("_DisplayUI") { add(.message, "twice", "\(place) says it twice: `\(text)`") }
        for (index, name) in message.changeable {
            add(.message, "value\(index)", "\(place) says another value for \(name) in `\(text)`")
        }
    }

    // MARK: - Decisions

    private mutating func decisions(in file: SourceFile) -> [(range: Range<Int>, text: String)] {
        let owners = file.declarations.filter { plan.isSubject($0.name, in: file) }
        guard !owners.isEmpty else { return [] }
        let reader = ConditionReader(file.bytes)
        return owners.flatMap { reader.conditions(in: $0.extent.whole) }.flatMap { condition in
            sites += 1
            let place = Self.words(for: file.location(at: condition.lowerBound), in: file).place
            let text = file.text(in: condition)
            add(.decision, "always", "\(place) behaves as if `\(text)` were always true")
            add(.decision, "never", "\(place) behaves as if `\(text)` were never true")
            return [
                (condition.lowerBound..<condition.lowerBound, "WorkbookTrial.decides(\(sites), ("),
                (condition.upperBound..<condition.upperBound, "))"),
            ]
        }
    }

    // MARK: - Words and texts

    private mutating func add(_ kind: TrialFault.Kind, _ what: String, _ words: String) {
        faults.append(TrialFault(kind: kind, name: "\(sites)-\(what)", words: words))
    }

    /// The file's name with the line, and the line as it is written.
    private static func words(for location: Location, in file: SourceFile) -> (place: String, text: String) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = lines.indices.contains(location.line - 1) ? lines[location.line - 1] : ""
        return ("\(file.name):\(location.line)", line.trimmingPrefix { $0 == " " }.description)
    }

    private static func applied(_ edits: [(range: Range<Int>, text: String)], to file: SourceFile) -> String {
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
