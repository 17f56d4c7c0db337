extension CleanContacts {
    /// A realistic mistake, and the places where the one rule about it reports it.
    struct Mutant: Sendable {
        let rule: String
        let changes: [Change]
        /// The `file:line:column` of every finding.
        let places: [String]
    }

    static let mutants: [Mutant] =
        [
            Mutant(
                rule: "dependencies-point-inward",
                changes: [
                    Change(
                        file: "Scenes/Contact/ContactPresenter.swift",
                        from: "weak var output: ContactPresenterOutput?", to: "weak var output: ContactViewController?")
                ],
                places: ["Scenes/Contact/ContactPresenter.swift:5:22"]),
            Mutant(
                rule: "boundaries-carry-values",
                changes: [
                    Change(
                        file: "Scenes/Contact/ContactViewModel.swift", from: "struct ContactViewModel",
                        to: "class ContactViewModel")
                ],
                places: ["Scenes/Contact/ContactViewModel.swift:3:7"]),
            Mutant(
                rule: "adjacent-layers-only",
                changes: [
                    Change(
                        file: "Scenes/ContactList/ContactListViewController.swift",
                        from: "        tableView.reloadData()\n",
                        to: "        tableView.reloadData()\n        presenter.useCase.eventViewReady()\n")
                ],
                places: ["Scenes/ContactList/ContactListViewController.swift:29:19"]),
            Mutant(
                rule: "collections-stay-private",
                changes: [
                    Change(
                        file: "Scenes/ContactList/ContactListPresenter.swift", from: "    private var rows:",
                        to: "    private(set) var rows:")
                ],
                places: ["Scenes/ContactList/ContactListPresenter.swift:8:22"]),
            Mutant(
                rule: "entities-stay-inside",
                changes: [
                    Change(
                        file: "Scenes/Contact/ContactPresentationModel.swift",
                        from: "    let birthday: Date?\n\n    init(contact: Contact) {\n",
                        to: """
                                let birthday: Date?
                                let contact: Contact

                                init(contact: Contact) {
                                    self.contact = contact

                            """)
                ],
                places: ["Scenes/Contact/ContactPresentationModel.swift:6:9"]),
            Mutant(
                rule: "use-case-depends-on-protocols",
                changes: [
                    Change(
                        file: "Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift",
                        from: "private let orderManager: OrderManager\n",
                        to: "private let orderManager: OrderManagerImpl\n")
                ],
                places: ["Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift:2:31"]),
            Mutant(
                rule: "one-output-an-event",
                changes: [
                    Change(
                        file: "Scenes/OrderEntry/OrderEntryUseCaseOutput.swift",
                        from: """
                            quantity: Bool)
                            }

                            protocol OrderEntryCancelUseCaseOutput: OrderEntryErrorUseCaseOutput {
                            """,
                        to: "quantity: Bool)")
                ],
                places: ["Scenes/OrderEntry/OrderEntryUseCaseOutput.swift:5:10"]),
            Mutant(
                rule: "one-output-an-event",
                changes: [
                    Change(
                        file: "Scenes/ContactList/ContactListViewController.swift",
                        from: "class ContactListViewController: UIViewController {\n",
                        to: "class ContactListViewController: UIViewController, ContactListViewReadyPresenterOutput {\n"
                    ),
                    Change(
                        file: "Scenes/ContactList/ContactListViewController.swift",
                        from: """
                            }

                            // MARK: - ContactListViewReadyPresenterOutput

                            extension ContactListViewController: ContactListViewReadyPresenterOutput {

                            """,
                        to: ""),
                ],
                places: ["Scenes/ContactList/ContactListViewController.swift:3:52"]),
            Mutant(
                rule: "use-case-knows-no-format",
                changes: [
                    Change(
                        file: "Scenes/OrderEntry/OrderEntryPresentationModel.swift", from: "number = order.number",
                        to: "number = String(format: \"No. %@\", order.number)")
                ],
                places: ["Scenes/OrderEntry/OrderEntryPresentationModel.swift:9:18"]),
            Mutant(
                rule: "entities-are-typed",
                changes: [Change(file: "Entities/Order.swift", from: "placedAt: Date", to: "placedAt: String")],
                places: ["Entities/Order.swift:9:9"]),
            Mutant(
                rule: "connector-assembles",
                changes: [
                    Change(
                        file: "Scenes/Contact/ContactViewController.swift",
                        from: "ContactConnector(viewController: self).configure()",
                        to: "presenter = ContactPresenter(useCase: ContactUseCase(entityGateway: gateway))")
                ],
                places: [
                    "Scenes/Contact/ContactViewController.swift:13:21",
                    "Scenes/Contact/ContactViewController.swift:13:47",
                ]),
            Mutant(
                rule: "transformer-only-transforms",
                changes: [
                    Change(
                        file: "Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift", from: "private func report",
                        to: "func report")
                ],
                places: ["Scenes/OrderEntry/OrderEntrySaveUseCaseTransformer.swift:17:10"]),
            Mutant(
                rule: "verbs-follow-layers",
                changes: [
                    Change(
                        file: "Scenes/OrderEntry/OrderEntryPresenterOutput.swift", from: "func showCanceled(message",
                        to: "func display(message"),
                    Change(
                        file: "Scenes/OrderEntry/OrderEntryViewController.swift", from: "func showCanceled(message",
                        to: "func display(message"),
                    Change(
                        file: "Scenes/OrderEntry/OrderEntryPresenter.swift", from: "output?.showCanceled(message",
                        to: "output?.display(message"),
                ],
                places: ["Scenes/OrderEntry/OrderEntryPresenterOutput.swift:12:10"]),
        ] + ofGeneralRules

    /// The faulty app's changes in addition to the mutants: faults in the least likely places.
    static let hidden: [Change] = [
        Change(
            file: "App/AppDelegate.swift", from: "        window?.makeKeyAndVisible()\n",
            to: """
                        window?.makeKeyAndVisible()
                        #if DEBUG
                            debug(ContactViewController.self, [ContactPresenter.self], "\\(ContactUseCase.self)")
                        #endif

                """),
        Change(
            file: "EntityGateway/ContactManagerImpl.swift", from: "private var cache: [String: Contact] = [:]",
            to: "var cache = [String: Contact]()"),
        Change(
            file: "Scenes/OrderEntry/OrderEntryUseCase.swift", from: "presentCanceled(number: order.number)",
            to: "presentCanceled(number: \"Order \\(order.number) is canceled\")"),
        Change(
            file: "Scenes/ContactList/ContactListCells.swift", from: "        messageLabel.text = text\n",
            to: "        messageLabel.text = text\n        let contact = nil as Contact?\n"),
        Change(
            file: "Entities/Contact.swift", from: "    let homepage: URL?\n}",
            to: """
                    let homepage: URL?
                }

                extension Contact {
                    var age: String { DateComponentsFormatter().string(from: birthday ?? .now, to: .now) ?? "" }
                }
                """),
        Change(
            file: "Scenes/ContactList/ContactListAdapter.swift",
            from: "presenter.eventContactSelected(at: indexPath.row)",
            to: "presenter.didSelect(row: indexPath.row)"),
        Change(
            file: "Scenes/ContactList/ContactListPresenter.swift", from: "func eventContactSelected(at index: Int)",
            to: "func didSelect(row index: Int)"),
    ]
}
