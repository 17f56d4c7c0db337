import RoleIndex
import SourceModel

/// Reads a controller's fetching, storing and deleting as jobs with their answers.
struct JobReader {
    /// A job and the member that it comes from.
    struct Job {
        let message: ProposedMessage
        /// The member, or the part that touches the data among other things.
        let part: ControllerPart
        /// The lines, for a job that is only a part of a member.
        let lines: ClosedRange<Int>?
        /// The property that takes the fetched value.
        let result: Declaration?

        /// Whether the job brings a value.
        var isFetch: Bool { WordParts.words(message.name).first == "Fetch" }
    }

    let controller: MassiveController
    let graph: CallGraph
    private var types: TypeWords { TypeWords(controller: controller) }

    /// Returns the jobs that are members, and those that begin in the middle of an event.
    func read(handlers: Set<Int>) -> [Job] {
        let roots = controller.members.map(\.index)
        let events = Set(handlers.map { controller.root(of: controller.parts[$0]).index })
        let doing = roots.filter { leadsToData($0) && !events.contains($0) && !Self.isUIKits(controller.parts[$0]) }
        let starts = doing.filter { member in
            let callers = graph.callers(of: member)
            return isNamedForData(member)
                && (callers.isEmpty || callers.contains { !doing.contains($0) || !isNamedForData($0) })
        }
        let inside = Set(starts.flatMap { graph.reach($0) })
        let others = graph.concernUses.filter { $0.kind.isData && !inside.contains($0.part) }
        return starts.map(job) + Dictionary(grouping: others, by: \.part).sorted { $0.key < $1.key }.flatMap(single)
    }

    private func leadsToData(_ member: Int) -> Bool { graph.kinds(member).contains { $0.isData } }

    private func isNamedForData(_ member: Int) -> Bool {
        let declaration = controller.parts[member].member
        let words = WordParts.words(declaration.name)
        guard let verb = words.first, Self.fetches.contains(verb) || Self.changes.contains(verb) else { return false }
        if declaration.type.map({ ConcernUseReader.isViewName($0.text) }) == true { return false }
        if words.contains(where: Self.ofViews.contains) { return false }
        // A method with such a label is a delegate's: it reports an event.
        let labels = declaration.parameters.compactMap(\.label)
        if labels.contains(where: { $0.hasPrefix("did") || $0.hasPrefix("will") }) { return false }
        return Self.plain.contains(verb) || graph.own(member).contains { $0.kind.isData }
    }

    /// Words that name a part of the screen.
    private static let ofViews: Set<String> = [
        "View", "Views", "Toolbar", "HUD", "UI", "Button", "Buttons", "Label", "Labels", "Header", "Footer", "Icon",
        "Bar",
        "Layout", "Visibility", "Row", "Rows", "Screen", "Editing", "Constraints", "Color", "Colors", "Title", "Cell",
        "Tab",
        "Appearance", "Animation", "Animating", "Keyboard", "Controller", "HU", "Did", "Prompt", "Insets", "Range",
    ]
    /// Verbs that always mean data.
    private static let plain: Set<String> = [
        "Load", "Fetch", "Download", "Request", "Sync", "Retrieve", "Query", "Save", "Store", "Delete", "Send",
        "Submit",
        "Post", "Upload", "Login", "Logout", "Persist",
    ]

    /// Whether UIKit calls the method, which makes it an event whatever it does.
    private static func isUIKits(_ part: ControllerPart) -> Bool {
        part.member.has("override") || part.member.has("IBAction") || part.member.kind == .initializer
            || part.member.kind == .deinitializer
    }

    // MARK: - A member as a job

    private func job(_ index: Int) -> Job {
        let part = controller.parts[index]
        let parameters = parameters(part.member)
        let name = Self.name(part.member.name)
        return Job(
            message: ProposedMessage(role: .job, name: name, parameters: parameters, comment: Self.comment(name)),
            part: part,
            lines: nil, result: result(of: index))
    }

    private func parameters(_ method: Declaration) -> [ProposedMessage.Parameter] {
        method.parameters.compactMap { parameter in
            guard let type = types.nameable(parameter.type), let name = parameter.name ?? parameter.label,
                type != "Any", !ConcernUseReader.isViewName(type)
            else { return nil }
            let isSame = parameter.label == nil || parameter.label == name
            return .init(label: parameter.label ?? name, name: isSame ? nil : name, type: type)
        }
    }

    /// The parameters of a called method, if its declaration was read.
    private func parameters(of call: Reference, in part: ControllerPart) -> [ProposedMessage.Parameter] {
        let context = controller.codebase.context(of: call, in: part.file)
        guard let receiver = call.receiver,
            case .known(let type) = controller.codebase.receiverType(receiver, in: context)
        else { return [] }
        return type.member(named: call.name, of: .method).map(parameters) ?? []
    }

    /// The first list property to which the member's parts assign a value that isn't constant.
    private func result(of member: Int) -> Declaration? {
        let reach = graph.reach(member)
        let assigned = controller.references.filter { reference, part in
            reach.contains(part.index) && [nil, "self", "self?"].contains(reference.receiver)
                && part.file.value(assignedTo: reference).map { !$0.text.isConstantValue } == true
        }
        return assigned.compactMap { controller.property(named: $0.reference.name) }.first { property in
            types.element(of: property.knownType) != nil
        }
    }

    // MARK: - Data in the middle of something else

    private func single(_ part: Int, _ concernUses: [ConcernUse]) -> [Job] {
        let owner = controller.parts[part]
        var found: [Job] = []
        for concernUse in concernUses {
            guard let call = owner.file.references(in: concernUse.offset..<concernUse.offset + 1).first,
                call.kind == .call,
                call.name.first?.isLowercase == true
            else { continue }
            guard !Self.neutral.contains(call.name) else { continue }
            let name = Self.name(call.name, of: call.receiver, else: owner.member.name)
            if found.contains(where: { $0.message.name == name }) { continue }
            let end = owner.file.arguments(of: call).last.map {
                owner.file.line(at: max($0.range.lowerBound, $0.range.upperBound - 1))
            }
            found.append(
                Job(
                    message: ProposedMessage(
                        role: .job, name: name, parameters: parameters(of: call, in: owner), comment: Self.comment(name)
                    ),
                    part: owner, lines: concernUse.line...max(concernUse.line, end ?? concernUse.line), result: nil))
        }
        return found
    }

    // MARK: - Names

    static let fetches: Set<String> = [
        "Load", "Fetch", "Get", "Download", "Request", "Reload", "Refresh", "Sync", "Retrieve", "Query", "Search",
        "Find",
        "Read", "Synchronize", "Pull",
    ]
    static let changes: Set<String> = [
        "Save", "Store", "Delete", "Remove", "Add", "Update", "Create", "Send", "Submit", "Post", "Upload", "Write",
        "Insert", "Login", "Log", "Logout", "Sign", "Like", "Unlike", "Follow", "Unfollow", "Mark", "Toggle", "Publish",
        "Move", "Archive", "Trash", "Restore", "Register", "Subscribe", "Persist", "Import", "Export", "Share",
        "Report",
        "Block", "Reset", "Clear", "Approve", "Reply", "Purchase", "Connect", "Disconnect", "Start", "Stop", "Cancel",
    ]

    /// `fetchItems` for `loadItems`; a method that changes data keeps its verb.
    static func name(_ method: String) -> String {
        let words = WordParts.words(method)
        guard let first = words.first, fetches.contains(first) else { return SwiftWord.variableName(from: method) }
        let rest = words.dropFirst().joined()
        return "fetch" + (rest.isEmpty ? "Entries" : rest)
    }

    /// A name with a noun: a verb alone gets the noun in front of its dot.
    static func name(_ call: String, of receiver: String?, else member: String) -> String {
        let words = WordParts.words(call)
        let subject = (receiver ?? "").split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
        let generic: Set<String> = [
            "shared", "standard", "default", "main", "self", "sharedInstance", "instance", "context",
        ]
        let root = (receiver ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init).first {
            !generic.contains($0)
        }
        let noun = WordParts.words(generic.contains(subject) ? root ?? "" : subject).joined()
        let isChange = words.first.map { changes.contains($0) || fetches.contains($0) } ?? false
        if isChange, words.count > 1 { return name(call) }
        if isChange { return name(call + noun) }
        if call == "set" { return "store" + (noun.isEmpty ? "Value" : noun) }
        let known: Set<String> = ["display", "present", "on", "go"]
        let isOneWord = words.count == 1 || known.contains((words.first ?? "").lowercased())
        return SwiftWord.variableName(from: isOneWord ? call + (noun.isEmpty ? WordParts.event(member) : noun) : call)
    }

    /// Calls that only reach an object or look at existing values.
    private static let neutral: Set<String> = [
        "shared", "first", "last", "map", "filter", "compactMap", "contains", "sink", "assign", "object",
        "sharedInstance",
        "default", "receive", "asObservable", "subscribe", "isEqual", "removeObserver", "addDelegate", "removeDelegate",
    ]

    private static func comment(_ name: String) -> String {
        let words = WordParts.words(name)
        let rest = words.dropFirst().joined(separator: " ").lowercased()
        return words.first == "Fetch" ? "Gets the \(rest)." : "Does what `\(name)` says."
    }
}
