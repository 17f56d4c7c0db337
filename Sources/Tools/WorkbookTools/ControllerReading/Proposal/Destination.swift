import Foundation
import SourceModel

/// Finds the screen that an expression creates, and the data that it gets.
struct Destination {
    struct Data {
        let label: String
        let text: String
        let offset: Int
    }

    let controller: MassiveController
    let part: ControllerPart
    let offset: Int

    /// - Parameter target: The pushed or presented expression: `detail`, `UINavigationController(rootViewController:
    ///   form)`.
    func find(_ target: String, hops: Int = 0) -> (screen: String?, line: Int?, data: [Data]) {
        guard hops < 3 else { return (nil, nil, []) }
        if target.hasPrefix("UINavigationController"), let inner = Self.root(of: target), !inner.isEmpty {
            return find(inner, hops: hops + 1)
        }
        if SwiftWord.isName(target), target != "self", let local = local(target) {
            let value = part.file.value(of: local) ?? ""
            let line = local.location.line
            if value.hasPrefix("UINavigationController"), let inner = Self.root(of: value) {
                return find(inner, hops: hops + 1)
            }
            let assigned = assignments(to: target, from: local)
            let screen = local.type.flatMap { Self.screen(in: $0.text) } ?? Self.screen(in: value)
            return (screen, line, arguments(from: local.extent.name.lowerBound, of: screen) + assigned)
        }
        if SwiftWord.isName(target), let property = controller.property(named: target) {
            return (property.knownType.flatMap { Self.screen(in: $0.text) }, nil, assignments(to: target, from: nil))
        }
        return (Self.screen(in: target), nil, arguments(from: offset, of: Self.screen(in: target)))
    }

    private func local(_ name: String) -> Declaration? {
        part.file.path(to: offset).reversed().lazy.compactMap { $0.local(named: name, before: offset) }.first
    }

    /// The arguments of the screen's initializer, in its first call behind an offset.
    private func arguments(from start: Int, of screen: String?) -> [Data] {
        let call = part.file.references(in: start..<min(start + 600, part.range.upperBound)).first {
            $0.kind == .call && $0.name == screen
        }
        guard let call else { return [] }
        return part.file.arguments(of: call).compactMap { argument in
            guard let label = argument.label, !Self.technical.contains(label), !argument.text.hasPrefix("{") else {
                return nil
            }
            return Data(label: label, text: argument.text, offset: argument.range.lowerBound)
        }
    }

    /// Assignments such as `detail.item = item`, between the screen's creation and its presentation.
    private func assignments(to name: String, from local: Declaration?) -> [Data] {
        let start = local?.extent.name.upperBound ?? part.range.lowerBound
        return part.file.references(in: start..<max(start, offset)).compactMap { reference in
            guard reference.receiver == name, !Self.technical.contains(reference.name),
                let value = part.file.value(assignedTo: reference), !value.text.hasPrefix("{")
            else { return nil }
            return Data(label: reference.name, text: value.text, offset: value.range.lowerBound)
        }
    }

    private static let technical: Set<String> = [
        "nibName", "bundle", "coder", "modalPresentationStyle", "modalTransitionStyle", "transitioningDelegate",
        "style",
        "preferredStyle", "title", "sourceView", "sourceRect", "barButtonItem", "view", "hidesBottomBarWhenPushed",
        "completion", "animated", "withIdentifier", "applicationActivities",
    ]

    private static let hostingController = "UIHostingController"
    /// SwiftUI views around a screen that aren't screens themselves.
    private static let wrappers: Set<String> = ["AnyView", "NavigationStack", "NavigationView"]

    private static func root(of text: String) -> String? {
        guard let range = text.range(of: "rootViewController:") else { return nil }
        let inside = text[range.upperBound...].trimmedOnBothSides
        return String(inside.prefix { $0 != "," }.reversed().drop { $0 == ")" }.reversed()).trimmedOnBothSides
            + (inside.contains("(") ? ")" : "")
    }

    /// The name of a screen's type in an expression, preferably the one behind `as`.
    ///
    /// For a SwiftUI screen, this is the view inside its hosting controller.
    static func screen(in text: String) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
        if let host = words.firstIndex(of: hostingController) {
            return words[(host + 1)...].first { $0.first?.isUppercase == true && !wrappers.contains($0) }
        }
        let screens = words.map { $0.split(separator: ".").first { isScreen(String($0)) }.map(String.init) }
        if let cast = words.lastIndex(of: "as"), let found = screens[cast...].compactMap(\.self).first { return found }
        return screens.compactMap(\.self).first
    }

    private static func isScreen(_ name: String) -> Bool {
        name.first?.isUppercase == true && name != "UIStoryboard"
            && ["Controller", "VC", "Screen", "Coordinator"].contains { name.hasSuffix($0) && name != $0 }
    }
}

extension StringProtocol {
    /// The first line of a longer text, for use in a sentence.
    var firstLine: String {
        let lines = split(separator: "\n", maxSplits: 1)
        return lines.count > 1 ? "\(lines[0].trimmedOnBothSides) ..." : String(self)
    }
}
