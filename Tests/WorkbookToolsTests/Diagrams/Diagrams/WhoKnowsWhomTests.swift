import RoleRules
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("Who knows whom is read from what types store and make")
struct WhoKnowsWhomTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        var architecture = Architecture.viperS
        let source: String
        let links: [String]

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a role leads to whoever plays it, in an extension as well",
            source: """
                protocol AList_ManageData {}
                final class AListDirector { let dataManager: any AList_ManageData }
                final class AListWorker {}
                extension AListWorker: AList_ManageData {}
                """,
            links: ["AListDirector owns AListWorker, dataManager: AList_ManageData"]),
        Case(
            name: "weak and unowned references are told apart from strong ones",
            source: """
                final class AListDirector { weak var a: AListWorker?; unowned let b: AListWorker; let c: [AListWorker] }
                final class AListWorker {}
                """,
            links: [
                "AListDirector knows AListWorker, a", "AListDirector knows AListWorker, b",
                "AListDirector owns AListWorker, c",
            ]),
        Case(
            name: "what a base class stores, each that inherits from it stores",
            source: """
                class Navigator { weak var viewController: UIViewController? }
                final class AListNavigator: Navigator {}
                final class AListScene: UIViewController {}
                """,
            links: ["AListNavigator knows AListScene, viewController: UIViewController"]),
        Case(
            name: "a class without a role is known when an actor stores it; values are not, and a static is only made",
            source: """
                final class AListDirector { let n = 0; let item: Item; static let shared = Store() }
                final class AListWorker { let store: Store }
                final class Store { let cache: Cache }
                final class Cache {}
                final class Unknown {}
                struct Item {}
                """,
            links: [
                "AListDirector makes Store, makes", "AListWorker owns Store, store", "Store owns Cache, cache",
            ]),
        Case(
            name: "a struct that fetches or stores is no mere value",
            source: """
                protocol Feeding {}
                final class AListDirector { let feed: any Feeding; let file: FileOfItems; let page: Page }
                struct Feed: Feeding { func get() { URLSession.shared.dataTask(with: address).resume() } }
                struct FileOfItems { func read() throws -> Data { try Data(contentsOf: address) } }
                struct Page { func title() -> String { "Items" } }
                """,
            links: ["AListDirector owns Feed, feed: Feeding", "AListDirector owns FileOfItems, file"]),
        Case(
            name: "another module is made by name; the own one is not worth an arrow",
            source: """
                final class AListNavigator {
                    func go() { push(AEditNavigator.makeModule()) }
                    static func makeModule() -> UIViewController { AListScene() }
                }
                final class AEditNavigator { static func makeModule() -> UIViewController { AEditScene() } }
                final class AEditScene: UIViewController {}
                final class AListScene: UIViewController {}
                """,
            links: ["AListNavigator makes AEditNavigator, makeModule"]),
        Case(
            name: "without roles view controllers know each other by what they store and make",
            architecture: .mvc,
            source: """
                final class List: UIViewController {
                    func add() { UIAction { _ in self.show(Form(list: self)) } }
                }
                final class Form: UIViewController { weak var list: List? }
                enum App { static func start() { _ = List() } }
                """,
            links: ["Form knows List, list", "List makes Form, makes"]),
        Case(
            name: "who stores what it makes owns it, and no second arrow says so",
            architecture: .viper,
            source: """
                final class AListInteractor { let store = Store() }
                final class AListPresenter { let interactor: AListInteractor }
                final class Store {}
                """,
            links: [
                "AListInteractor owns Store, store", "AListPresenter owns AListInteractor, interactor",
            ]),
    ]

    @Test("read whole", arguments: cases)
    func links(of example: Case) throws {
        let sources = try Sources(files: [(path: "App/All.swift", text: example.source)])
        let known = try sources.whoKnowsWhom(by: example.architecture)
        let links = known.links.map { "\($0.from) \($0.kind.rawValue) \($0.to), \($0.label)" }
        #expect(links.sorted() == example.links.sorted())
    }

    @Test("the architecture that fits gives a role to most of the types, by more than the ending of a name")
    func fitting() throws {
        let names = try [
            "final class AListScene {}; final class AListDirector {}; final class AListPresenter {}",
            "final class AListPresenter {}; final class AListInteractor {}; final class AListWireframe {}",
            "final class AListPresenter {}; final class AListUseCase {}; struct AListEntityGateway {}",
            """
            final class AListPresenter {}; final class AListInteractor {}
            final class StorageManager {}; final class NetManager {}
            """,
            """
            final class AListPresenter {}; final class AListUseCase {}
            final class StorageManager {}; final class NetManager {}
            """,
            "final class ListViewController: UIViewController {}",
        ].map { try Sources(files: [(path: "All.swift", text: $0)]).fittingArchitecture.name }
        #expect(names == ["viper-s", "viper", "clean-viper", "viper", "clean-viper", "mvc"])
    }

    @Test("where nothing has a role there is nothing to show")
    func nothing() throws {
        let sources = try Sources(files: [(path: "A.swift", text: "final class Thing {}")])
        let error = #expect(throws: RoleRulesError.self) { try sources.whoKnowsWhom(by: .viperS) }
        #expect(
            error?.description.hasPrefix("None of the types in the 1 file has a role in viper-s") == true)
    }
}
