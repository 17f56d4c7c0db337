import Foundation
import SourceModel

/// Reads the events of a controller's screen: its life cycle, taps and input, and UIKit's questions and news.
struct EventReader {
    /// An event, and the part that answers it.
    struct Event {
        /// The sender.
        enum Source {
            /// UIKit, about the screen itself.
            case lifeCycle
            /// UIKit, to a delegate or data source.
            case delegate
            case tap
            /// A button of an alert.
            case alert
        }

        let part: ControllerPart
        let source: Source
        /// The name without `on`: `Save`, `ItemSelected`.
        let stem: String
        /// Whether the name is a button's title, which the longer name of its job or screen may replace.
        let mayGrow: Bool
        /// The message to the presenter.
        var message: ProposedMessage

        init(
            part: ControllerPart, source: Source, stem: String, parameters: [ProposedMessage.Parameter],
            comment: String,
            mayGrow: Bool = false
        ) {
            self.part = part
            self.source = source
            self.stem = stem
            self.mayGrow = mayGrow
            message = ProposedMessage(role: .event, name: "on" + stem, parameters: parameters, comment: comment)
        }
    }

    let controller: MassiveController
    let graph: CallGraph
    /// The name of one row: `Item`.
    let row: String

    /// Returns the events that involve more than views.
    func read() -> [Event] {
        controller.parts.compactMap { part -> Event? in
            guard let event = part.closure == nil ? member(part) : closure(part) else { return nil }
            return graph.isViewOnly(part.index) && !event.stem.hasSuffix("Selected") ? nil : event
        }
    }

    // MARK: - Members

    private func member(_ part: ControllerPart) -> Event? {
        let name = part.member.name
        if let known = Self.lifeCycle[name], part.member.has("override") {
            return Event(part: part, source: .lifeCycle, stem: known.0, parameters: [], comment: known.1)
        }
        if let asked = UIKitCalls(row: row).event(of: part.member, usesSection: uses("indexPath.section", in: part)) {
            return Event(
                part: part, source: .delegate, stem: asked.stem, parameters: asked.parameters, comment: asked.comment)
        }
        let isAction = part.member.has("IBAction") || isSelected(part.member)
        guard isAction, part.member.kind == .method else { return nil }
        let stem = WordParts.event(name)
        return Event(
            part: part, source: .tap, stem: stem, parameters: inputs(of: part),
            comment: "\(Self.spaced(stem)) was asked for.")
    }

    private func uses(_ text: String, in part: ControllerPart) -> Bool {
        part.file.text(in: part.range).contains(text)
    }

    /// Whether a `#selector` names the method, other than one that listens to notifications.
    private func isSelected(_ member: Declaration) -> Bool {
        guard member.has("objc") else { return false }
        return controller.type.parts.contains { part in
            let text = part.file.text(in: part.declaration.extent.whole)
            return text.components(separatedBy: "#selector(").dropFirst().enumerated().contains { index, rest in
                let path = rest.prefix { $0 != ")" && $0 != "(" }
                guard path.split(separator: ".").last.map(String.init) == member.name else { return false }
                let before = text.components(separatedBy: "#selector(")[index].suffix(160)
                return !before.contains("addObserver(") || before.contains("addTarget(")
            }
        }
    }

    private static let lifeCycle: [String: (String, String)] = [
        "viewDidLoad": ("UIReady", "The screen is loaded and can display."),
        "viewWillAppear": ("UIAppearing", "The screen is about to be seen, the first time or again."),
        "viewDidAppear": ("UIAppeared", "The screen is seen, the first time or again."),
        "viewWillDisappear": ("UIDisappearing", "The screen is about to be left or covered."),
        "viewDidDisappear": ("UIDisappeared", "The screen was left or covered."),
    ]

    // MARK: - Closures

    private func closure(_ part: ControllerPart) -> Event? {
        guard let callee = part.callee?.split(separator: ".").last.map(String.init) else { return callback(part) }
        guard Self.actions.contains(callee) else { return nil }
        let title = self.title(of: part, callee: callee)
        let words = title.map {
            $0.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        let named = words.flatMap { $0.isEmpty || !SwiftWord.isName($0) ? nil : $0 } ?? ownName(of: part)
        guard let named else { return nil }
        let isAnswer = callee == "UIAlertAction"
        return Event(
            part: part, source: isAnswer ? .alert : .tap,
            stem: SwiftWord.typeName(from: WordParts.event(named)) + (isAnswer ? "Confirmed" : ""),
            parameters: inputs(of: part),
            comment: isAnswer
                ? "The alert was answered with \"\(title ?? named)\"."
                : "\"\(title ?? Self.spaced(named))\" was tapped.",
            mayGrow: !isAnswer)
    }

    /// Whether a tap runs the closure, rather than the code around it.
    static func isHandler(_ part: ControllerPart) -> Bool {
        guard part.closure != nil else { return false }
        guard let callee = part.callee?.split(separator: ".").last.map(String.init) else {
            return callbackName(part) != nil
        }
        return actions.contains(callee)
    }

    private static let actions: Set<String> = [
        "UIAction", "UIAlertAction", "UIContextualAction", "UITableViewRowAction", "addAction", "UICommand",
        "addTapHandler",
    ]

    private func callback(_ part: ControllerPart) -> Event? {
        guard let name = Self.callbackName(part) else { return nil }
        let stem = WordParts.event(name)
        return Event(
            part: part, source: .tap, stem: stem, parameters: inputs(of: part),
            comment: "\(Self.spaced(stem)) was asked for.")
    }

    /// `onLike` of `cell.onLike = { ... }`
    private static func callbackName(_ part: ControllerPart) -> String? {
        let before = part.file.text(in: max(0, part.range.lowerBound - 80)..<part.range.lowerBound)
        guard before.trimmedOnBothSides.hasSuffix("=") else { return nil }
        let left = before.trimmedOnBothSides.dropLast().trimmedOnBothSides
        let name = String(left.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
        let isCallback = ["on", "did", "handle"].contains(where: name.hasPrefix) || name.hasSuffix("Handler")
        return isCallback && left.dropLast(name.count).last == "." ? name : nil
    }

    /// The words on the button: in the call itself, or in the one around it.
    private func title(of part: ControllerPart, callee: String) -> String? {
        let start = part.closure?.callee?.upperBound ?? part.range.lowerBound
        let last = part.file.references.last { $0.kind == .call && $0.offset < start && $0.name == callee }
        let own = last.flatMap { literal("title", of: $0, in: part.file) }
        if let own { return own }
        let around = part.file.references.last { call in
            call.kind == .call && ["UIBarButtonItem", "UIButton"].contains(call.name) && call.offset < start
                && start - call.offset < 200
        }
        return around.flatMap { literal("title", of: $0, in: part.file) }
    }

    private func literal(_ label: String, of call: Reference, in file: SourceFile) -> String? {
        guard let text = file.arguments(of: call).first(where: { $0.label == label })?.text else { return nil }
        guard let open = text.firstIndex(of: "\"") else {
            let name = text.split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
            return name.map { $0.hasSuffix("Title") ? String($0.dropLast(5)) : $0 }
        }
        let rest = text[text.index(after: open)...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }

    /// The name of the variable that keeps the action, or of the method that the closure calls first.
    private func ownName(of part: ControllerPart) -> String? {
        let path = part.file.path(to: part.range.lowerBound)
        if let around = part.outer.map({ controller.parts[$0].member }) ?? path.last(where: \.isFunction) {
            let local = around.members.last { $0.kind == .local && $0.extent.whole.contains(part.range.lowerBound) }
            if let local { return WordParts.event(local.name) }
        }
        let calls = graph.callees(of: part.index).map { controller.parts[$0.member].member.name }
        return calls.first
    }

    /// The values of the input fields that the part reads.
    private func inputs(of part: ControllerPart) -> [ProposedMessage.Parameter] {
        var found: [ProposedMessage.Parameter] = []
        for reference in part.file.references(in: part.range) {
            guard let type = Self.inputs[reference.name], let receiver = reference.receiver else { continue }
            let field = receiver.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
            let isInput = ["Field", "TextView", "Switch", "SearchBar", "Slider", "Stepper", "Control", "Picker"]
                .contains {
                    field.hasSuffix($0)
                }
            guard isInput, controller.property(named: field) != nil, part.file.value(assignedTo: reference) == nil
            else { continue }
            let name = WordParts.subject(ofView: field)
            if !found.contains(where: { $0.label == name }) { found.append(.init(label: name, type: type)) }
        }
        return found
    }

    private static let inputs = [
        "text": "String", "isOn": "Bool", "selectedSegmentIndex": "Int", "value": "Float", "date": "Date",
    ]

    static func spaced(_ stem: String) -> String {
        let words = WordParts.words(stem)
        return ([words.first ?? ""] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
    }
}
