import Foundation
import SourceModel

/// Reads a controller's changes of its screen as messages to its view.
struct DisplayReader {
    /// A property of a view that people see, and the type of its value in a display model.
    struct Shown {
        let type: String
        /// The ending that tells a name from the one of the view's text.
        let suffix: String?
    }

    static let shown: [String: Shown] = [
        "text": Shown(type: "String", suffix: nil), "attributedText": Shown(type: "NSAttributedString", suffix: nil),
        "secondaryText": Shown(type: "String", suffix: nil),
        "image": Shown(type: "UIImage", suffix: "Image"), "isHidden": Shown(type: "Bool", suffix: "IsHidden"),
        "isOn": Shown(type: "Bool", suffix: "IsOn"), "isEnabled": Shown(type: "Bool", suffix: "IsEnabled"),
        "textColor": Shown(type: "UIColor", suffix: "Color"), "tintColor": Shown(type: "UIColor", suffix: "Tint"),
        "color": Shown(type: "UIColor", suffix: "Color"),
        "progress": Shown(type: "Float", suffix: "Progress"), "accessoryType": Shown(type: "Bool", suffix: "IsMarked"),
        "selectedSegmentIndex": Shown(type: "Int", suffix: "Index"),
    ]

    let controller: MassiveController
    let rows: RowReader.Rows?
    let model: String

    func read(into findings: inout Findings) {
        title(into: &findings)
        for (reference, part) in controller.references {
            if Self.isLoading(reference) {
                let begins = ["start", "begin", "show"].contains(where: reference.name.hasPrefix)
                let line = reference.location.line
                findings.add(Self.loading, part: part, lines: line...line, begins: begins)
            }
            if Self.isReload(reference) {
                let list = ProposedMessage(
                    role: .display, name: "display",
                    parameters: [.init(label: rows?.list ?? "entries", type: "[\(model)]")],
                    comment: "Shows these rows in place of what was there.")
                add(list, reference, part, into: &findings)
            }
            if reference.kind == .call, reference.name == "UIAlertController" {
                AlertReader(controller: controller).read(reference, in: part, into: &findings)
            }
        }
        values(into: &findings)
    }

    private func add(
        _ message: ProposedMessage, _ reference: Reference, _ part: ControllerPart, into findings: inout Findings
    ) {
        findings.add(message, part: part, lines: reference.location.line...reference.location.line)
    }

    static let loading = ProposedMessage(
        role: .display, name: "display", parameters: [.init(label: "loading", type: "Bool")],
        comment: "Shows that work goes on, or that it ended.")

    private static func isLoading(_ reference: Reference) -> Bool {
        if ["startAnimating", "stopAnimating", "beginRefreshing", "endRefreshing"].contains(reference.name) {
            return true
        }
        guard let receiver = reference.receiver, reference.kind == .call else { return false }
        return (receiver.hasSuffix("HUD") || receiver.lowercased().hasSuffix("hud"))
            && (reference.name.hasPrefix("show") || reference.name.hasPrefix("dismiss")
                || reference.name.hasPrefix("hide"))
    }

    private static func isReload(_ reference: Reference) -> Bool {
        [
            "reloadData", "insertRows", "deleteRows", "reloadRows", "reloadSections", "insertItems", "deleteItems",
            "reloadItems", "performBatchUpdates", "insertSections", "deleteSections",
        ].contains(reference.name) && reference.kind == .call && reference.receiver != nil
    }

    /// Adds a message for a changing title; a constant one is the view's own.
    private func title(into findings: inout Findings) {
        for (reference, part) in controller.references where reference.name == "title" {
            guard [nil, "self", "navigationItem", "self.navigationItem"].contains(reference.receiver),
                let value = part.file.value(assignedTo: reference), !value.text.isConstantValue
            else { continue }
            let message = ProposedMessage(
                role: .display, name: "display", parameters: [.init(label: "title", type: "String")],
                comment: "Shows what the screen is called.")
            findings.add(
                message, part: part, lines: reference.location.line...part.file.line(at: value.range.upperBound))
        }
    }

    // MARK: - Values of views

    private struct Assignment {
        let view: String
        let reference: Reference
        let part: ControllerPart
        let value: String
        let end: Int
        let shown: Shown
    }

    private func values(into findings: inout Findings) {
        let cells = Set((rows?.cells ?? []).map(\.index))
        let all = controller.references.compactMap { reference, part -> Assignment? in
            guard let shown = Self.shown[reference.name], reference.kind == .identifier,
                let view = reference.receiver.flatMap({ ReceiverPath.parts(of: $0) })?.last(where: { $0 != "self" }),
                ConcernUseReader.isViewName(view) || controller.property(named: view)?.has("IBOutlet") == true,
                !cells.contains(controller.root(of: part).index), !view.lowercased().hasSuffix("cell"),
                let value = part.file.value(assignedTo: reference)
            else { return nil }
            return Assignment(
                view: view, reference: reference, part: part, value: value.text,
                end: part.file.line(at: max(value.range.lowerBound, value.range.upperBound - 1)), shown: shown)
        }
        for (_, ofView) in Dictionary(grouping: all, by: \.view).sorted(by: {
            $0.value[0].reference.offset < $1.value[0].reference.offset
        }) {
            view(ofView, into: &findings)
        }
    }

    /// Adds one message for all changing values of a view.
    private func view(_ assignments: [Assignment], into findings: inout Findings) {
        let byName = Dictionary(grouping: assignments, by: \.reference.name)
        let changing = assignments.filter { assignment in
            let values = byName[assignment.reference.name]?.map(\.value) ?? []
            return !values.allSatisfy(\.isConstantValue) || Set(values).count > 1
        }
        guard let first = changing.first else { return }
        let names = Set(changing.map(\.reference.name))
        if let message = special(first.view, names, changing, findings) {
            for one in changing {
                let lines = one.reference.location.line...one.end
                findings.add(message, part: one.part, lines: lines, begins: one.value == "false")
            }
            return
        }
        let subject = WordParts.subject(ofView: first.view)
        var parameters: [ProposedMessage.Parameter] = []
        for one in changing
        where !parameters.contains(where: { $0.label == label(one, subject, isFirst: parameters.isEmpty) }) {
            parameters.append(.init(label: label(one, subject, isFirst: parameters.isEmpty), type: one.shown.type))
        }
        let message = ProposedMessage(
            role: .display, name: "display", parameters: parameters, comment: "Shows this in `\(first.view)`.")
        for one in changing { findings.add(message, part: one.part, lines: one.reference.location.line...one.end) }
    }

    private func label(_ one: Assignment, _ subject: String, isFirst: Bool) -> String {
        guard let suffix = one.shown.suffix else {
            return SwiftWord.keywords.contains(subject) ? subject + "Text" : subject
        }
        return isFirst || suffix.hasPrefix("Is") ? subject + suffix : SwiftWord.variableName(from: suffix)
    }

    /// The message for the text of an empty list, or for a button that waits for work to end.
    private func special(_ view: String, _ names: Set<String>, _ changing: [Assignment], _ findings: Findings)
        -> ProposedMessage?
    {
        let isEmptyText = ["empty", "placeholder", "noresult", "nodata", "nocontent"].contains {
            view.lowercased().contains($0)
        }
        if isEmptyText, names.isSubset(of: ["isHidden", "text"]) {
            return ProposedMessage(
                role: .display, name: "display", parameters: [.init(label: "placeholder", type: "String")],
                comment: "Shows a message in place of rows.")
        }
        let waits = names == ["isEnabled"] && changing.allSatisfy { ["true", "false"].contains($0.value) }
        return waits ? Self.loading : nil
    }
}
