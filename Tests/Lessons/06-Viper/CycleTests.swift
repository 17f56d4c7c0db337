import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("A strong reference that should be weak is reported by name, with the whole circle")
struct CycleTests {
    /// One mistake in the lesson's sources: its file, the right text, and the wrong one.
    nonisolated struct Variant: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        let replace: String
        let with: String
        /// The finding of the rules.
        let what: String

        var testDescription: String { name }
    }

    nonisolated static let variants = [
        Variant(
            name: "a presenter owns its view", file: "Items/ItemsPresenter.swift", replace: "weak var view",
            with: "var view",
            what: """
                ItemsPresenter holds view strongly, in a circle that is never freed: \
                ItemsPresenter.view -> ItemsViewController.presenter -> ItemsPresenter
                """),
        Variant(
            name: "an interactor owns its presenter", file: "Items/ItemsInteractor.swift",
            replace: "weak var presenter", with: "var presenter",
            what: """
                ItemsInteractor holds presenter strongly, in a circle that is never freed: \
                ItemsInteractor.presenter -> ItemsPresenter.interactor -> ItemsInteractor
                """),
        Variant(
            name: "a wireframe owns the view that it leads away from", file: "WireFrame.swift",
            replace: "weak var viewController", with: "var viewController",
            what: """
                AddItemWireFrame holds viewController strongly, in a circle that is never freed: \
                AddItemWireFrame.viewController -> AddItemViewController.presenter -> AddItemPresenter.wireFrame \
                -> AddItemWireFrame
                """),
        Variant(
            name: "a data manager owns the interactor that it reports to", file: "Items/ItemsLocalDataManager.swift",
            replace: "    let store: ItemsStore\n",
            with: "    let store: ItemsStore\n    var interactor: (any ItemsInteractorInputProtocol)?\n",
            what: """
                ItemsLocalDataManager holds interactor strongly, in a circle that is never freed: \
                ItemsLocalDataManager.interactor -> ItemsInteractor.localDataManager -> ItemsLocalDataManager
                """),
        Variant(
            name: "an interactor keeps a closure that holds it", file: "AddItem/AddItemInteractor.swift",
            replace: "    let now: () -> Date\n",
            with: "    let now: () -> Date\n    lazy var refuse: () -> Void = { self.presenter?.didRefuseName() }\n",
            what: """
                AddItemInteractor keeps a closure that captures it strongly, in a circle that is never freed: \
                AddItemInteractor.refuse -> AddItemInteractor
                """),
        Variant(
            name: "a button's action holds its view", file: "Welcome/WelcomeViewController.swift",
            replace: "{ [weak self] _ in\n                self?", with: "{ _ in\n                self",
            what: """
                WelcomeViewController keeps a closure that captures it strongly, in a circle that is never freed: \
                WelcomeViewController.UIAction -> WelcomeViewController
                """),
    ]

    @Test("is reported by the rule of strong cycles, and by no other", arguments: variants)
    func caught(_ variant: Variant) throws {
        let found = try findings(variant)
        #expect(found == ["no-strong-cycles: \(variant.what)"])
    }

    @Test("an owned delegate makes no circle, so no rule reports it; the ownership suite does")
    func delegate() throws {
        let found = try findings(
            Variant(
                name: "a presenter owns its delegate", file: "AddItem/AddItemPresenter.swift",
                replace: "weak var delegate", with: "var delegate", what: ""))
        #expect(found == [])
    }

    /// The findings of VIPER's rules in the lesson's sources with this mistake in them.
    private func findings(_ variant: Variant) throws -> [String] {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Lessons/06-Viper/Sources")
        var places = 0
        let files = try Sources(at: folder, relativeTo: folder).files.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard file.path == variant.file else { return (file.path, text) }
            places = text.components(separatedBy: variant.replace).count - 1
            return (file.path, text.replacingOccurrences(of: variant.replace, with: variant.with))
        }
        #expect(places == 1, "\(variant.file) does not hold \(variant.replace) once")
        return try Sources(files: files).violations(of: .viper).map { "\($0.rule): \($0.what)" }
    }
}
