import Foundation
import Testing

@testable import WorkbookTools

@Suite("A module in the shape of one that is there")
struct ModuleFromExampleTests {
    private let folder: ScaffoldFolder

    init() throws {
        folder = try ScaffoldFolder("Meine App")
        try folder.write(
            "Modules/Shelf/Presenter/ShelfPresenter.swift",
            """
            //  ShelfPresenter.swift
            import Foundation

            final class ShelfPresenter: ShelfPresenterProtocol {
                weak var view: ShelfViewProtocol?
                private let interactor: ShelfInteractorProtocol
                private var books: [Book] = [] { didSet { view?.show(books.map(ShelfRow.init)) } }

                init(interactor: ShelfInteractorProtocol) { self.interactor = interactor }
                deinit { interactor.stop() }

                var count: Int { books.count }
                var first: Book? {
                    get { books.first }
                    set { books = newValue.map { [$0] } ?? [] }
                }
                func row(at index: Int) -> ShelfRow? { ShelfRow(books[index]) }
                func didTapLend() {
                    interactor.lend(books[0])
                }
            }
            """)
        try folder.write(
            "Modules/Shelf/ShelfProtocols.swift",
            """
            protocol ShelfPresenterProtocol: AnyObject { func didTapLend() }
            protocol ShelfViewProtocol: AnyObject { func show(_ rows: [ShelfRow]) }
            protocol ShelfInteractorProtocol { func lend(_ book: Book); func stop() }
            struct ShelfRow { let title: String; init(_ book: Book) { title = book.title } }
            struct DueText { let text: String }
            """)
        try folder.write(
            "Modules/Shelf/ShelfWireframe.swift",
            """
            enum ShelfWireframe {
                static func makeShelfModule(_ shelfService: Service) -> ShelfPresenter {
                    ShelfPresenter(interactor: ShelfInteractor(shelfService))
                }
            }
            final class ShelfInteractor: ShelfInteractorProtocol {
                let due: DueText
                lazy var clock: Clock = { Clock(of: due) }()
                @RowBuilder func rows() -> [Int] { 1 }
                init(_ service: Service) { due = DueText(text: "") }
                override func start() {
                    super.start()
                    service.begin()
                }
            }
            extension String { var shelved: String { self } }
            """)
        try folder.write("Modules/Shelf/Shelf.storyboard", "<document/>")
    }

    private func module(_ name: String = "Orders", like path: String = "Modules/Shelf") throws -> ModuleFromExample {
        try ModuleFromExample(ModuleName(name), like: folder.root.appendingPathComponent(path), shownAs: path)
    }

    @Test("has its files and its types under the new name, with bodies that are still to be written")
    func presenter() throws {
        try ModuleWriter(module()).write(force: false)
        #expect(
            try folder.read("Modules/Orders/Presenter/OrdersPresenter.swift") == """
                //  OrdersPresenter.swift
                import Foundation

                final class OrdersPresenter: OrdersPresenterProtocol {
                    weak var view: OrdersViewProtocol?
                    private let interactor: OrdersInteractorProtocol
                    private var books: [Book] = [] { didSet {} }

                    init(interactor: OrdersInteractorProtocol) { self.interactor = interactor }
                    deinit {}

                    var count: Int { fatalError("count is still to be written") }
                    var first: Book? { get { fatalError("first is still to be written") } set {} }
                    func row(at index: Int) -> OrdersRow? { fatalError("row is still to be written") }
                    func didTapLend() {}
                }
                """)
    }

    @Test("is put together as the example is, with what it begins with, and says to super what the example says")
    func assembly() throws {
        try ModuleWriter(module()).write(force: false)
        #expect(
            try folder.read("Modules/Orders/OrdersWireframe.swift") == """
                enum OrdersWireframe {
                    static func makeOrdersModule(_ ordersService: Service) -> OrdersPresenter {
                        OrdersPresenter(interactor: OrdersInteractor(ordersService))
                    }
                }
                final class OrdersInteractor: OrdersInteractorProtocol {
                    let due: OrdersDueText
                    lazy var clock: Clock = { Clock(of: due) }()
                    @RowBuilder func rows() -> [Int] { 1 }
                    init(_ service: Service) { due = OrdersDueText(text: "") }
                    override func start() {
                        super.start()
                    }
                }

                """)
    }

    @Test("lists what it could not carry over")
    func notes() throws {
        #expect(
            try module().notes == [
                "3 bodies that return something stop with fatalError until they are written",
                "the extension of String in ShelfWireframe.swift is left out, since it is there once already",
                "DueText is called OrdersDueText, since the example has one of that name",
                "Shelf.storyboard is no Swift, and stays where it is",
            ])
    }

    @Test("leaves the example alone, and replaces nothing unless told to")
    func replacesNothing() throws {
        let before = try folder.read("Modules/Shelf/ShelfWireframe.swift")
        try ModuleWriter(module()).write(force: false)
        #expect(try folder.read("Modules/Shelf/ShelfWireframe.swift") == before)
        #expect(throws: ScaffoldError.self) { try ModuleWriter(module()).write(force: false) }
    }

    @Test(
        "lies beside the example, in folders that are spelled as its own",
        arguments: [
            (
                "Items/List", "ItemsList", "Items/Edit",
                ["Items/Edit/ItemsEditScene.swift", "Items/Edit/ItemsEditWorker.swift"]
            ),
            ("Shelf", "Shelf", "Orders", ["Orders/OrdersScene.swift", "Orders/OrdersWorker.swift"]),
            ("Shelf", "Shelf", "Items/Edit", ["ItemsEdit/ItemsEditScene.swift", "ItemsEdit/ItemsEditWorker.swift"]),
            ("ShelfModule", "Shelf", "Orders", ["OrdersModule/OrdersScene.swift", "OrdersModule/OrdersWorker.swift"]),
            ("Regal", "Shelf", "Orders", ["Orders/OrdersScene.swift", "Orders/OrdersWorker.swift"]),
        ])
    func folders(place: String, example: String, name: String, expected: [String]) throws {
        for role in ["Scene", "Worker"] {
            try folder.write("Other/\(place)/\(example)\(role).swift", "final class \(example)\(role) {}")
        }
        let module = try module(name, like: "Other/\(place)")
        #expect(module.example == example)
        #expect(module.files.map(\.path) == expected)
        #expect(module.base.lastPathComponent == "Other")
    }

    @Test(
        "has the words of the example in the middle of a name, too, and no others",
        arguments: [
            ("ViewToPresenterShelfProtocol", "ViewToPresenterOrdersProtocol"), ("shelfView", "ordersView"),
            ("Shelfmark", "OrdersShelfmark"), ("MyShelf2", "MyOrders2"),
        ])
    func words(declared: String, expected: String) throws {
        try folder.write("One/ShelfScene.swift", "class ShelfScene {}\nclass ShelfWorker {}\nclass ShelfCell {}")
        try folder.write("One/Other.swift", "class \(declared) {}")
        let text = try #require(module(like: "One").files.first { !$0.path.hasSuffix("Scene.swift") }?.text)
        #expect(text == "class \(expected) {}")
    }

    @Test("says what is wrong with an example")
    func errors() throws {
        try folder.write("Lone/Thing.swift", "struct Thing {}")
        try folder.write("Texts/readme.txt", "")
        #expect(throws: ExampleError.nothing(path: "Nowhere")) { try module(like: "Nowhere") }
        #expect(throws: ExampleError.noSwift(path: "Texts")) { try module(like: "Texts") }
        #expect(throws: ExampleError.noSwift(path: "Texts/readme.txt")) { try module(like: "Texts/readme.txt") }
        #expect(throws: ExampleError.noModule(path: "Lone")) { try module(like: "Lone") }
        #expect(throws: ExampleError.sameName("Shelf", path: "Modules/Shelf")) { try module("Shelf") }
    }
}
