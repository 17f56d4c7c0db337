import Testing

@Suite("One output an event")
struct OneOutputAnEventTests {
    static let why = "it is then seen at a glance which messages answer which event, and which code hears them"
    static let split =
        "declare an output for each of them, ListDeleteUseCaseOutput, ListViewReadyUseCaseOutput, "
        + "and let ListUseCaseOutput inherit from those"

    static let cases: [RuleCase] = [
        RuleCase(
            "one output for two events",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(count: Int)
                    func presentDeleted()
                }
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    func eventViewReady() { output?.present(count: 1) }
                    func eventDelete() { output?.presentDeleted() }
                }
                """
            ],
            [
                .init(
                    place: "List.swift:1:10", what: "ListUseCaseOutput answers 2 events: eventDelete, eventViewReady",
                    fix: split)
            ]),
        RuleCase(
            "an output for each, an error that both share, a general one that inherits all",
            [
                "List.swift": """
                protocol ListErrorUseCaseOutput: AnyObject { func present(error: Int) }
                protocol ListViewReadyUseCaseOutput: ListErrorUseCaseOutput { func present(count: Int) }
                protocol ListDeleteUseCaseOutput: ListErrorUseCaseOutput { func presentDeleted() }
                protocol ListUseCaseOutput: ListViewReadyUseCaseOutput, ListDeleteUseCaseOutput {}
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    func eventViewReady() { output?.present(count: 1); output?.present(error: 1) }
                    func eventDelete() { output?.presentDeleted(); output?.present(error: 2) }
                }
                class ListPresenter { let useCase: ListUseCase }
                extension ListPresenter: ListViewReadyUseCaseOutput { func present(count: Int) {} }
                extension ListPresenter: ListDeleteUseCaseOutput { func presentDeleted() {} }
                extension ListPresenter: ListUseCaseOutput { func present(error: Int) {} }
                """
            ]),
        RuleCase(
            "through a helper, a closure, an unwrapped output, a Transformer",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(count: Int)
                    func presentDeleted()
                }
                class ListUseCase {
                    private weak var listener: (any ListUseCaseOutput)?
                    func eventViewReady() {
                        manager.fetch { [weak self] in self?.answer($0) }
                    }
                    func eventDelete() {
                        guard let listener = listener else { return }
                        ListDeleteUseCaseTransformer().transform(output: listener)
                    }
                    private func answer(_ count: Int) { listener?.present(count: count) }
                }
                struct ListDeleteUseCaseTransformer {
                    func transform(output: ListUseCaseOutput) { tell(output) }
                    private func tell(_ output: ListUseCaseOutput) { output.presentDeleted() }
                }
                """
            ],
            [
                .init(
                    place: "List.swift:1:10", what: "ListUseCaseOutput answers 2 events: eventDelete, eventViewReady",
                    fix: split)
            ]),
        RuleCase(
            "a second source of one event, overloads of a capture, silent events are tempting and right",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func presentStart()
                    func presentCached()
                    func presentEnd()
                }
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    func eventViewReady() { output?.presentStart(); output?.presentEnd() }
                    func eventViewReadyFromCache() { output?.presentCached() }
                    func eventCapture(name: String) { /* output?.presentCaptured() */ }
                    func eventCapture(count: Int) { print("output?.presentEnd()") }
                }
                class ListPresenter: ListUseCaseOutput {}
                extension ListPresenter { func presentStart() {} }
                """
            ]),
        RuleCase(
            "outputs in the class's body, and two in one extension in another file",
            [
                "ListPresenter.swift": """
                protocol ListShowUseCaseOutput: AnyObject { func presentCount() }
                protocol ListHideUseCaseOutput: AnyObject { func presentHidden() }
                class ListPresenter: NSObject, ListShowUseCaseOutput {
                    func presentCount() {}
                }
                """,
                "ListPresenter+Outputs.swift": """
                protocol ListSaveUseCaseOutput: AnyObject { func presentSaved() }
                extension ListPresenter: ListHideUseCaseOutput, ListSaveUseCaseOutput {
                    func presentHidden() {}
                    func presentSaved() {}
                }
                """,
            ],
            [
                .init(
                    place: "ListPresenter+Outputs.swift:2:49",
                    what: "one extension of ListPresenter implements "
                        + "ListHideUseCaseOutput and ListSaveUseCaseOutput",
                    fix: "give ListSaveUseCaseOutput an extension of its own"),
                .init(
                    place: "ListPresenter.swift:3:32",
                    what: "ListPresenter implements ListShowUseCaseOutput in its own body",
                    fix: "move what it asks for to `extension ListPresenter: ListShowUseCaseOutput`"),
            ]),
        RuleCase(
            "in old Swift: a class protocol with three events, a controller that implements in its body",
            [
                "List.swift": """
                protocol ListUseCaseOutput: class {
                    func presentCount(count: Int)
                    func presentDeleted()
                    func presentSaved()
                }
                class ListUseCase: NSObject {
                    var output: ListUseCaseOutput!
                    func eventViewReady() { self.output.presentCount(count: 1) }
                    func eventDelete() { output!.presentDeleted() }
                    func eventSave() { output.presentSaved() }
                }
                protocol ListPresenterOutput: class { func showList() }
                class ListViewController: UIViewController, ListPresenterOutput {
                    func showList() {}
                }
                """
            ],
            [
                .init(
                    place: "List.swift:1:10",
                    what: "ListUseCaseOutput answers 3 events: eventDelete, eventSave, eventViewReady",
                    fix: "declare an output for each of them, ListDeleteUseCaseOutput, ListSaveUseCaseOutput, "
                        + "ListViewReadyUseCaseOutput, and let ListUseCaseOutput inherit from those"),
                .init(
                    place: "List.swift:13:45",
                    what: "ListViewController implements ListPresenterOutput in its own body",
                    fix: "move what it asks for to `extension ListViewController: ListPresenterOutput`"),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("one-output-an-event", of: .cleanViper, why: Self.why)
    }
}
