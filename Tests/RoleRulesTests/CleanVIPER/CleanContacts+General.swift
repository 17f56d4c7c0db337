extension CleanContacts {
    /// Mistakes that are wrong in every layered architecture.
    static let ofGeneralRules: [Mutant] = [
        Mutant(
            rule: "back-references-weak",
            changes: [
                Change(
                    file: "Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift",
                    from: "    init(orderManager: OrderManager) {",
                    to: "    private var output: OrderEntrySaveUseCaseOutput?\n    init(orderManager: OrderManager) {")
            ],
            places: ["Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift:4:17"]),
        Mutant(
            rule: "no-strong-cycles",
            changes: [
                Change(
                    file: "Scenes/Contact/ContactUseCase.swift", from: "weak var output: ContactUseCaseOutput?",
                    to: "var output: ContactUseCaseOutput?")
            ],
            places: ["Scenes/Contact/ContactUseCase.swift:3:9"]),
        Mutant(
            rule: "display-models-ready-to-show",
            changes: [
                Change(
                    file: "Scenes/OrderEntry/OrderEntryViewModel.swift", from: "let tax: String", to: "let tax: Decimal"
                )
            ],
            places: ["Scenes/OrderEntry/OrderEntryViewModel.swift:7:9"]),
        Mutant(
            rule: "modules-have-presenters",
            changes: [
                Change(
                    file: "Scenes/Welcome/WelcomeViewController.swift", from: "",
                    to: "class WelcomeViewController: UIViewController {}\n")
            ],
            places: ["Scenes/Welcome/WelcomeViewController.swift:1:7"]),
        Mutant(
            rule: "roles-have-players",
            changes: [
                Change(
                    file: "Scenes/ContactList/ContactListPresenter.swift",
                    from: "extension ContactListPresenter: ContactListUseCaseOutput {",
                    to: "extension ContactListPresenter {")
            ],
            places: ["Scenes/ContactList/ContactListUseCaseOutput.swift:1:10"]),
        Mutant(
            rule: "role-methods-have-callers",
            changes: [
                Change(
                    file: "Scenes/Contact/ContactPresenterOutput.swift", from: "    func show(error: String)\n",
                    to: "    func show(error: String)\n    func showNothing()\n")
            ],
            places: ["Scenes/Contact/ContactPresenterOutput.swift:4:10"]),
        Mutant(
            rule: "one-concern-a-type",
            changes: [
                Change(
                    file: "Scenes/OrderEntry/OrderEntryViewController.swift", from: "presenter.eventCancel()",
                    to: "UserDefaults.standard.set(true, forKey: \"canceled\")\n        presenter.eventCancel()")
            ],
            places: ["Scenes/OrderEntry/OrderEntryViewController.swift:25:9"]),
        Mutant(
            rule: "other-modules-by-navigation",
            changes: [
                Change(
                    file: "Scenes/ContactList/ContactListPresenter.swift", from: "    private var maxHeight = 0.0\n",
                    to: "    private var maxHeight = 0.0\n    private var entry: OrderEntryPresenter?\n")
            ],
            places: ["Scenes/ContactList/ContactListPresenter.swift:10:24"]),
        Mutant(
            rule: "file-within-200-lines",
            changes: [
                Change(
                    file: "App/AppDelegate.swift", from: "import UIKit\n",
                    to: "import UIKit\n" + String(repeating: "// One more line.\n", count: 200))
            ],
            places: ["App/AppDelegate.swift:1:1"]),
    ]
}
