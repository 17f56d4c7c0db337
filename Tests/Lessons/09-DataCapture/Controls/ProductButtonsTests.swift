import HeadlessUIKit
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("A button in a cell sends its event straight to the presenter, with the index of its row")
struct ProductButtonsTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble
    private let view: OrderEntryPresenterOutputSpy
    private let useCase: OrderEntryUseCase
    private let presenter: OrderEntryPresenter
    private let adapter: ProductButtonsAdapter
    private let tableView: UITableView
    private let screen: Screen

    init() {
        gateway = GatewayDouble(log: log)
        view = OrderEntryPresenterOutputSpy("view", log: log)
        useCase = OrderEntryUseCase(entityGateway: gateway, now: { .morning })
        presenter = OrderEntryPresenter(useCase: useCase)
        useCase.output = presenter
        presenter.output = view

        adapter = ProductButtonsAdapter(presenter: presenter)
        let controller = UIViewController()
        tableView = UITableView(frame: controller.view.bounds, style: .plain)
        adapter.fill(tableView)
        controller.view.addSubview(tableView)
        screen = controller.onScreen()
    }

    /// Has these products shown, and forgets what was said.
    private func show(_ products: [Product]) {
        presenter.eventViewReady(width: 390)
        gateway.products.fetchAllCompletion.last?(.success(products))
        tableView.reloadData()
        log.forget()
    }

    @Test("each button chooses the product of its own row")
    func tap() throws {
        show([.chair, .lamp])
        try screen.tap("$19.99")
        try screen.tap("$120.00")
        #expect(log.messages == [#"view.show(product: "Desk lamp")"#, #"view.show(product: "Oak chair")"#])
    }

    @Test("a cell that is used again has the index of its new row")
    func reused() throws {
        show([.chair, .lamp])
        let cell = ProductButtonCell(style: .default, reuseIdentifier: nil)
        for index in 0...1 { cell.show(row: presenter.row(at: index), at: index, presenter: presenter) }
        let controller = UIViewController()
        controller.view.addSubview(cell)
        try controller.onScreen().tap("$19.99")
        #expect(log.messages == [#"view.show(product: "Desk lamp")"#])
    }
}
