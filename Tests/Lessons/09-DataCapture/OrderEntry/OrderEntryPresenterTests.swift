import Foundation
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("The order entry's presenter converts what was typed, and finds the words for what comes of it")
struct OrderEntryPresenterTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble
    private let view: OrderEntryPresenterOutputSpy
    private let useCase: OrderEntryUseCase
    private let presenter: OrderEntryPresenter

    /// The presenter knows its use case by name, so the real one is behind it, and spies are behind that.
    init() {
        gateway = GatewayDouble(log: log)
        view = OrderEntryPresenterOutputSpy("view", log: log)
        useCase = OrderEntryUseCase(entityGateway: gateway, now: { .morning })
        presenter = OrderEntryPresenter(useCase: useCase)
        useCase.output = presenter
        presenter.output = view
    }

    /// Has the products shown, and forgets what was said.
    private func ready(width: Double = 390, _ products: [Product] = [.chair, .stool, .lamp]) {
        presenter.eventViewReady(width: width)
        gateway.products.fetchAllCompletion.last?(.success(products))
        log.forget()
    }

    /// Captures what makes an order, and forgets what was said.
    private func captureAll() {
        presenter.eventCapture(productAt: 0)
        presenter.eventCapture(quantity: "3")
        presenter.eventCapture(deliveryDate: "2024-05-04")
        log.forget()
    }

    // MARK: View ready

    @Test("shows the form's texts, then that products are fetched, then the products, once")
    func products() {
        presenter.eventViewReady(width: 390)
        gateway.products.fetchAllCompletion.first?(.success([.chair, .stool, .lamp]))
        #expect(
            log.messages.map(\.description).dropFirst() == [
                "view.showProductsStart()", "productManager.fetchAll(then:)", "view.showProducts()",
            ])
        #expect(log.messages.first?.name == "show")
    }

    @Test("gives out one row at a time, with the price in words")
    func rows() {
        ready()
        #expect(presenter.rowCount == 2)
        #expect(presenter.row(at: 0).name == "Oak chair")
        #expect(presenter.row(at: 0).price == "$120.00")
        #expect(presenter.row(at: 1).price == "$19.99")
    }

    @Test("says that there is nothing to order, or that there is no telling")
    func noRows() {
        presenter.eventViewReady(width: 390)
        log.forget()
        gateway.products.fetchAllCompletion.first?(.success([]))
        gateway.products.fetchAllCompletion.first?(.failure(Failure()))
        #expect(
            log.messages == [
                #"view.showProducts(message: "There is nothing to order.")"#,
                #"view.showProducts(message: "The products could not be loaded.")"#,
            ])
    }

    // MARK: Capture

    @Test("turns a row into a product, and passes over a row that is not there")
    func product() {
        ready()
        presenter.eventCapture(productAt: 1)
        presenter.eventCapture(productAt: 2)
        presenter.eventCapture(productAt: -1)
        #expect(log.messages == [#"view.show(product: "Desk lamp")"#])
    }

    @Test("reads digits, with spaces around them", arguments: ["1", "12", " 3 ", "007"])
    func quantity(text: String) {
        presenter.eventCapture(quantity: text)
        #expect(log.messages == ["view.show(quantityMessage: nil)"])
    }

    @Test(
        "names the field whose text isn't a number, and how one is written",
        arguments: ["three", "3 pieces", "-3", "+3", "1.5", "1,000", "٣", "99999999999999999999"])
    func badQuantity(text: String) {
        presenter.eventCapture(quantity: text)
        #expect(
            log.messages.last == #"view.show(quantityMessage: "A quantity is written in digits only, such as 12.")"#)
    }

    @Test("leaves it to the use case what a number means")
    func meaninglessQuantity() {
        presenter.eventCapture(quantity: "0")
        #expect(log.messages == [#"view.show(quantityMessage: "A quantity is 1 or more.")"#])
    }

    @Test("reads a day in one format, with spaces around it", arguments: ["2024-05-03", " 2024-12-31 ", "2028-02-29"])
    func deliveryDate(text: String) {
        presenter.eventCapture(deliveryDate: text)
        #expect(log.messages == ["view.show(deliveryDateMessage: nil)"])
    }

    @Test(
        "names the field whose text isn't a day, and how one is written",
        arguments: ["tomorrow", "05/04/2024", "4.5.2024", "2024-5-4", "24-05-04", "2024-02-30", "2024-05-04T10:00"])
    func badDeliveryDate(text: String) {
        presenter.eventCapture(deliveryDate: text)
        #expect(
            log.messages.last
                == #"view.show(deliveryDateMessage: "A day is written as year-month-day, such as 2030-12-31.")"#)
    }

    @Test("leaves it to the use case what a day means")
    func meaninglessDeliveryDate() {
        presenter.eventCapture(deliveryDate: "2024-05-02")
        #expect(log.messages == [#"view.show(deliveryDateMessage: "This day has passed.")"#])
    }

    @Test("has nothing against a field that is emptied", arguments: ["", "  "])
    func emptied(text: String) {
        presenter.eventCapture(quantity: text)
        presenter.eventCapture(deliveryDate: text)
        #expect(log.messages == ["view.show(quantityMessage: nil)", "view.show(deliveryDateMessage: nil)"])
    }

    @Test(
        "a correction that can't be read is not ordered as what was there before",
        arguments: ["three", "0", ""], ["tomorrow", "2024-05-02", ""])
    func badCorrection(quantity: String, day: String) {
        ready()
        captureAll()
        presenter.eventCapture(quantity: quantity)
        presenter.eventCapture(deliveryDate: day)
        log.forget()
        presenter.eventSave()
        #expect(log.messages.contains { $0.receiver == "productManager" } == false)
        #expect(
            log.messages.last == """
                view.show(messages: OrderEntryMessagesViewModel(product: nil, \
                quantity: "Please enter a quantity, 1 or more, in digits.", \
                deliveryDate: "Please enter a day from today on, such as 2030-12-31."))
                """)
    }

    // MARK: Save

    @Test("shows the start and the end of a save, then the order")
    func saved() {
        ready()
        captureAll()
        presenter.eventSave()
        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.success(.chairs))
        #expect(
            log.messages.map(\.name) == ["showSaveStart", "fetch", "create", "showSaveEnd", "show"])
        #expect(
            log.messages.last == """
                view.show(order: OrderEntryViewModel(number: "Order 7", contents: "3 × Oak chair", \
                total: "$360.00 in total", delivery: "Delivered on May 4, 2024"))
                """)
    }

    @Test("remembers from the beginning how much room there is for a day", arguments: [600.0, 1024.0])
    func wide(width: Double) {
        ready(width: width)
        presenter.present(order: OrderEntryPresentationModel(order: .chairs))
        #expect(log.messages.last?.arguments.contains("Delivered on Saturday, May 4, 2024") == true)
    }

    @Test("names all missing fields in one message")
    func missing() {
        presenter.eventSave()
        #expect(
            log.messages == [
                "view.showSaveStart()", "view.showSaveEnd()",
                """
                view.show(messages: OrderEntryMessagesViewModel(product: "Please choose a product.", \
                quantity: "Please enter a quantity, 1 or more, in digits.", \
                deliveryDate: "Please enter a day from today on, such as 2030-12-31."))
                """,
            ])
    }

    @Test("finds words for each way in which there is no order")
    func refused() {
        presenter.presentProductNotSold()
        presenter.presentDeliveryDateHasPassed()
        presenter.presentSaveError()
        #expect(
            log.messages == [
                "view.showSaveEnd()",
                """
                view.show(messages: OrderEntryMessagesViewModel(\
                product: "This product is no longer sold. Please choose another.", quantity: nil, deliveryDate: nil))
                """,
                "view.showSaveEnd()",
                """
                view.show(messages: OrderEntryMessagesViewModel(product: nil, quantity: nil, \
                deliveryDate: "This day has passed in the meantime. Please enter a later one."))
                """,
                "view.showSaveEnd()",
                """
                view.showSaveError(alert: OrderEntryAlertViewModel(title: "Error", \
                message: "The order could not be saved.", button: "OK"))
                """,
            ])
    }

    @Test("ignores a second tap while an order is being saved, and no tap once that has ended")
    func secondTap() {
        ready()
        captureAll()
        for (answer, saves) in [(Result<Product?, any Error>.failure(Failure()), 1), (.success(nil), 2)] {
            presenter.eventSave()
            presenter.eventSave()
            #expect(gateway.products.fetchCompletion.count == saves)
            gateway.products.fetchCompletion.last?(answer)
        }
        presenter.eventSave()
        #expect(gateway.products.fetchCompletion.count == 3)
    }

    // MARK: New order

    @Test("shows an empty form for another order")
    func newOrder() {
        presenter.eventNewOrder()
        #expect(log.messages == [#"view.showNewOrder(product: "No product chosen")"#])
    }
}
