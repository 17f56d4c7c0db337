import RoleIndex
import SourceModel

extension Rule {
    /// A Presenter prepares what the view shows, and doesn't know how the view shows it.
    static let presenterKnowsNoUI = Rule(
        name: "presenter-knows-no-ui",
        what: "A Presenter's file imports no UIKit or SwiftUI, and a Presenter names no view.",
        why: "a Presenter without a screen in it is tested without one, and outlives every redesign",
        fix: "pass texts and plain values to the view, and let the view turn them into colors, images and controls",
        wrong: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            import UIKit

            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?

                func didLoad(isOverdue: Bool) {
                    view?.show(color: isOverdue ? UIColor.red : UIColor.black)
                }
            }
            """
        ],
        right: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?

                func didLoad(isOverdue: Bool) {
                    view?.show(standsOut: isOverdue)
                }
            }
            """
        ],
        lesson: Lesson.presenter,
        source: "Piñera, VIPER slides: the presenter doesn't know anything about UI",
        check: { codebase in
            let views = codebase.types.filter {
                $0.isProtocol && !codebase.vocabulary.drawn.isDisjoint(with: codebase.roles(behind: $0))
            }
            let shown = NameSet(views.flatMap(\.members).filter(codebase.isDrawn).map(\.name))
            return codebase.files.flatMap { PresenterKnowsNoUI(codebase: codebase, shown: shown, file: $0).findings }
                + codebase.viewProtocolsOfUIKit
        })
}

private struct PresenterKnowsNoUI {
    let codebase: Codebase
    /// The names of properties in views' protocols that hold views of UIKit.
    let shown: NameSet
    let file: SourceFile

    var findings: [Finding] {
        guard let presenter = presenters.first else { return [] }
        let uses = uses
        guard let used = codebase.importToDraw(in: file), !sharesFile else {
            return uses.map { reference, subject in
                Finding(reference.location, "\(subject) names \(reference.name), which belongs to the View")
            }
        }
        // The import is the mistake, and its uses tell how to fix it.
        let names = uses.map(\.reference) + codebase.swiftUI(behind: used, in: file)
        if names.isEmpty, used.module == "SwiftUI", needsWhatComesAlong || usesOffsets { return [] }
        return [
            Finding(
                import: used, in: "the file of \(presenter)", for: names.map(\.name),
                fix: "import Foundation, or nothing; a color written as `.red` is the view's to choose")
        ]
    }

    /// Whether a type needs SwiftUI's import for Combine or Observation, which come with it.
    private var needsWhatComesAlong: Bool {
        let modules = Set(file.imports.map(\.module))
        return types.contains { type in
            let isObserved =
                type.inherited.map(codebase.bare).contains("ObservableObject")
                || type.members.contains { $0.has("Published") }
            return isObserved && !modules.contains("Combine")
                || type.main.declaration.has("Observable") && !modules.contains("Observation")
        }
    }

    /// Whether the file calls `remove(atOffsets:)` or `move(fromOffsets:toOffset:)`, which SwiftUI adds to arrays.
    private var usesOffsets: Bool {
        file.references.contains { call in
            call.kind == .call
                && (call.name == "remove" && call.labels == ["atOffsets"]
                    || call.name == "move" && call.labels == ["fromOffsets", "toOffset"])
        }
    }

    /// The Presenters that the file declares or extends.
    private var presenters: [String] {
        types.filter { $0.role == .presenter && !$0.isProtocol }.map(\.path)
    }

    /// Whether the file also has types that need the import, as in a whole module in one file.
    private var sharesFile: Bool {
        let roles = Set(types.filter { !$0.isProtocol }.compactMap(\.role))
        return !roles.isDisjoint(with: codebase.vocabulary.drawn.union(codebase.vocabulary.assemblers))
    }

    private var types: [KnownType] { codebase.declaredTypes(in: file) }

    private var uses: [(reference: Reference, subject: String)] {
        var lines: Set<String> = []
        return file.references.compactMap { reference in
            let isName = reference.isCapitalized
            guard isName || shown.contains(reference.name) else { return nil }
            let context = codebase.context(of: reference, in: file)
            guard context.role == .presenter,
                isName ? isOfTheView(reference, in: context) : isDrawn(reference, in: context),
                lines.insert("\(reference.location.line) \(reference.name)").inserted
            else { return nil }
            return (reference, context.subject)
        }
    }

    /// Whether the reference is a view, `view.tableView`, that a view's protocol exposes.
    private func isDrawn(_ reference: Reference, in context: Context) -> Bool {
        guard let receiver = reference.receiver, case .known(let type) = codebase.receiverType(receiver, in: context)
        else { return false }
        return type.member(named: reference.name, of: .property).map(codebase.isDrawn) ?? false
    }

    private func isOfTheView(_ reference: Reference, in context: Context) -> Bool {
        if let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context) {
            // The Presenter's own View as a class is an edge, and another rule judges it.
            return type.role == .viewPart && !isValue(namedBehind: reference, type)
        }
        guard reference.receiver == nil || UIKitNames.frameworks.contains(reference.receiver ?? "") else {
            return false
        }
        return UIKitNames.isUIKit(reference.name)
    }

    /// Whether `TagsView.Model` or `TagsView.State.full` is meant, a value to show rather than the view around it.
    private func isValue(namedBehind reference: Reference, _ type: KnownType) -> Bool {
        let end = reference.offset + reference.name.utf8.count
        let rest = file.text(in: end..<min(end + 60, file.bytes.count))
        guard rest.first == "." else { return type.isNested && !type.isClass }
        let next = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
        return codebase.type(at: "\(type.path).\(next)").map { !$0.isClass && !$0.isProtocol } ?? false
    }
}

extension Codebase {
    /// Whether a member is a property that holds one of UIKit's views.
    fileprivate func isDrawn(_ member: Declaration) -> Bool {
        member.kind == .property && member.knownType?.held.contains { UIKitNames.isView(bare($0)) } ?? false
    }

    /// Findings of protocols that a Presenter knows its View by, although only a UIKit class can conform to them.
    fileprivate var viewProtocolsOfUIKit: [Finding] {
        let presenters = types.filter { $0.role == .presenter && !$0.isProtocol }
        var seen: Set<String> = []
        return presenters.flatMap { presenter in
            edges(from: presenter).filter { $0.kind != .classUse && $0.target.isProtocol }.compactMap { edge in
                guard let seam = edge.target.inherited.first(where: isOfUIKit), seen.insert(edge.target.path).inserted
                else { return nil }
                return Finding(
                    edge.target.main.declaration.location,
                    "\(edge.target.path) asks for a \(seam), and \(presenter.path) knows its View by it",
                    fix: "declare what the Presenter says to its View, and let whoever navigates know the controller")
            }
        }
    }

    private func isOfUIKit(_ name: String) -> Bool {
        resolvePath(name, in: nil) == nil && (UIKitNames.isController(name) || UIKitNames.isView(name))
    }
}
