import SourceModel
import Testing

@testable import RoleIndex

@Suite("Types are placed by name, then by folder, then by what they conform to")
struct PlacingTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let vocabulary: Vocabulary
        let files: [(path: String, text: String)]
        /// `Type: role, module`, with `-` for none.
        let expected: [String]

        init(
            _ name: String, _ vocabulary: Vocabulary, _ files: KeyValuePairs<String, String>, _ expected: [String]
        ) {
            testDescription = name
            self.vocabulary = vocabulary
            self.files = files.map { ($0.key, $0.value) }
            self.expected = expected
        }
    }

    static let cases: [Case] = [
        Case(
            "Piñera's names", .viper,
            [
                "ShelfList/View/ShelfListView.swift": "class ShelfListView: UIViewController {}",
                "ShelfList/View/ShelfListCell.swift": "class ShelfListCell: UITableViewCell {}",
                "ShelfList/Presenter/ShelfListPresenter.swift": "class ShelfListPresenter {}",
                "ShelfList/Interactor/ShelfListInteractor.swift": "class ShelfListInteractor {}",
                "ShelfList/Interactor/ShelfListItem.swift": "struct ShelfListItem {}",
                "ShelfList/DataManager/API/ShelfListAPIDataManager.swift": "class ShelfListAPIDataManager {}",
                "ShelfList/WireFrame/ShelfListWireFrame.swift": "class ShelfListWireFrame {}",
                "ShelfList/Protocols/ShelfListProtocols.swift": """
                protocol ShelfListInteractorOutputProtocol { func found(_ items: [ShelfListItem]) }
                """,
                "Entities/Book.swift": "struct Book {}\nenum Genre {}",
                "AppDelegate.swift": "class AppDelegate {}",
            ],
            [
                "AppDelegate: app entry, -", "Book: entity, -", "Genre: entity, -",
                "ShelfListAPIDataManager: DataManager, ShelfList", "ShelfListCell: part of the view, ShelfList",
                "ShelfListInteractor: Interactor, ShelfList", "ShelfListInteractorOutputProtocol: -, ShelfList",
                "ShelfListItem: entity, ShelfList", "ShelfListPresenter: Presenter, ShelfList",
                "ShelfListView: View, ShelfList", "ShelfListWireFrame: Wireframe, ShelfList",
            ]),
        Case(
            "Mutual Mobile's names", .viper,
            [
                "List/User Interface/ListViewController.swift": "class ListViewController: UITableViewController {}",
                "List/User Interface/ListPresenter.swift": "class ListPresenter: NSObject, ListModuleInterface {}",
                "List/User Interface/ListWireframe.swift": "class ListWireframe: NSObject {}",
                "List/User Interface/UpcomingDisplayItem.swift": "struct UpcomingDisplayItem {}",
                "List/Application Logic/ListInteractor.swift": "class ListInteractor: NSObject {}",
                "List/Application Logic/ListDataManager.swift": "class ListDataManager: NSObject {}",
                "AppDependencies.swift": "class AppDependencies {}",
                "Listener.swift": "class Listener {}",
            ],
            [
                "AppDependencies: assembler, -", "ListDataManager: DataManager, List",
                "ListInteractor: Interactor, List", "ListPresenter: Presenter, List",
                "ListViewController: View, List", "ListWireframe: Wireframe, List", "Listener: -, -",
                "UpcomingDisplayItem: display model, List",
            ]),
        Case(
            "what only looks like an actor", .viper,
            [
                "ShelfPresenter.swift": "class ShelfPresenter {}",
                "BadgeView.swift": "class BadgeView: UIView {}",
                "ShelfView.swift": "class ShelfView: UIView, ShelfViewProtocol {}",
                "APIRouter.swift": "enum APIRouter: URLRequestConvertible {}",
                "ShelfHTTPRouter.swift": "enum ShelfHTTPRouter { case books; var path: String { \"/books\" } }",
                "ShelfRouter.swift": "struct ShelfRouter { func showBook() {} }",
                "URLBuilder.swift": "struct URLBuilder {}",
                "ShelfBuilder.swift": "struct ShelfBuilder {}",
                "Core/CoreDataManager.swift": "class CoreDataManager {}",
            ],
            [
                "APIRouter: -, -", "BadgeView: part of the view, -", "CoreDataManager: DataManager, -",
                "ShelfBuilder: assembler, Shelf", "ShelfHTTPRouter: -, Shelf", "ShelfPresenter: Presenter, Shelf",
                "ShelfRouter: Wireframe, Shelf", "ShelfView: View, Shelf", "URLBuilder: -, -",
            ]),
        Case(
            "`Default` before a role's word is of no module's name, and elsewhere it is", .viper,
            [
                "Core/Harbor/HarborDefaultPresenter.swift": """
                protocol HarborPresenter: AnyObject {}
                final class HarborDefaultPresenter: HarborPresenter {}
                """,
                "App/Harbor/HarborViewController.swift":
                    "final class HarborViewController: UIViewController {}",
                "Defaults/DefaultsListPresenter.swift": "final class DefaultsListPresenter {}",
                "Defaults/DefaultsListViewController.swift":
                    "final class DefaultsListViewController: UIViewController {}",
                "Shared/DefaultPresenter.swift": "final class DefaultPresenter {}",
            ],
            [
                "DefaultPresenter: Presenter, Default", "DefaultsListPresenter: Presenter, DefaultsList",
                "DefaultsListViewController: View, DefaultsList", "HarborDefaultPresenter: Presenter, Harbor",
                "HarborPresenter: -, Harbor", "HarborViewController: View, Harbor",
            ]),
        Case(
            "an adapter is part of a view if it is a module's or knows UIKit", .viper,
            [
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Shelf/ShelfAdapter.swift": "final class ShelfAdapter: NSObject {}",
                "Net/AuthorizationAdapter.swift": "final class AuthorizationAdapter: NSObject {}",
                "Common/RowsAdapter.swift": "import UIKit\nfinal class RowsAdapter: NSObject {}",
                "Common/BooksTableAdapter.swift": "final class BooksTableAdapter: NSObject {}",
                "Common/PicturesAdapter.swift": "final class PicturesAdapter: NSObject, UITableViewDelegate {}",
            ],
            [
                "AuthorizationAdapter: -, -", "BooksTableAdapter: part of the view, -",
                "PicturesAdapter: part of the view, -", "RowsAdapter: part of the view, -",
                "ShelfAdapter: part of the view, Shelf", "ShelfPresenter: Presenter, Shelf",
            ]),
        Case(
            "a Presenter's delegate is a View if it is a screen, and else hears news", .viper,
            [
                "Tour/MapViewPresenter.swift": """
                protocol MapViewPresenterDelegate: AnyObject {}
                final class MapViewPresenter {}
                """,
                "Tour/TourCoordinator.swift":
                    "class TourCoordinator {}\nextension TourCoordinator: MapViewPresenterDelegate {}",
                "Tour/Chart.swift": "class Chart: UIViewController, MapViewPresenterDelegate {}",
                "Tour/Legend.swift": "class Legend: MapViewPresenterDelegate, LegendRouting {}",
                "Tour/Page.swift": "struct Page: View, MapViewPresenterDelegate {}",
                "Tour/Protocols.swift": "protocol LegendRouting {}",
            ],
            [
                "Chart: View, -", "Legend: Wireframe, -", "LegendRouting: -, -", "MapViewPresenter: Presenter, MapView",
                "MapViewPresenterDelegate: -, MapView", "Page: part of the view, -", "TourCoordinator: -, -",
            ]),
        Case(
            "by folder, unless somebody there is named so; by conformance", .viper,
            [
                "Shelf/Presenter/Brain.swift": "class Brain {}",
                "Shelf/Interactor/ShelfInteractor.swift": "class ShelfInteractor {}",
                "Shelf/Interactor/Clock.swift": "class Clock {}",
                "Shelf/Screen.swift": "class Screen: UIViewController {}\nextension Screen: ShelfViewProtocol {}",
                "Shelf/Protocols.swift": "protocol ShelfViewProtocol {}",
            ],
            [
                "Brain: Presenter, Shelf", "Clock: -, Shelf", "Screen: View, Shelf",
                "ShelfInteractor: Interactor, Shelf", "ShelfViewProtocol: -, Shelf",
            ]),
        Case(
            "actors inside of a namespace, and types inside of actors", .viper,
            [
                "Shelf.swift": """
                enum Shelf {}
                extension Shelf { final class Presenter { enum State {} } }
                extension Shelf { final class Interactor {} }
                """
            ],
            [
                "Shelf: -, Shelf", "Shelf.Interactor: Interactor, Shelf", "Shelf.Presenter: Presenter, Shelf",
                "Shelf.Presenter.State: Presenter, Shelf",
            ]),
        Case(
            "Clean VIPER's names", .cleanViper,
            [
                "ContactList/ContactListViewController.swift": "class ContactListViewController: UIViewController {}",
                "ContactList/ContactListAdapter.swift": "class ContactListAdapter: NSObject {}",
                "ContactList/ContactListPresenter.swift": "class ContactListPresenter {}",
                "ContactList/ContactListUseCase.swift": "class ContactListUseCase {}",
                "ContactList/ContactListConnector.swift": "class ContactListConnector {}",
                "ContactList/ContactListPresentationModel.swift": "struct ContactListPresentationModel {}",
                "ContactList/ContactListViewModel.swift": "struct ContactListViewModel {}",
                "ContactList/ContactListSaveTransformer.swift": "struct ContactListSaveTransformer {}",
                "App/RootRouter.swift": "class RootRouter: UIViewController {}",
                "Data/NetworkEntityGateway.swift": "class NetworkEntityGateway: EntityGateway {}",
                "Entities/Contact.swift": "struct Contact {}",
            ],
            [
                "Contact: entity, -", "ContactListAdapter: part of the view, ContactList",
                "ContactListConnector: Connector, ContactList",
                "ContactListPresentationModel: PresentationModel, ContactList",
                "ContactListPresenter: Presenter, ContactList", "ContactListSaveTransformer: Transformer, ContactList",
                "ContactListUseCase: UseCase, ContactList", "ContactListViewController: ViewController, ContactList",
                "ContactListViewModel: display model, ContactList", "NetworkEntityGateway: EntityGateway, -",
                "RootRouter: Router, -",
            ]),
        Case(
            "VIPER-S's names, and models by what carries them", .viperS,
            [
                "Items/List/ItemsListContract.swift": """
                protocol ItemsList_DisplayUI { func display(_ rows: [Row]) }
                protocol ItemsList_ManageData { func add(_ item: Item, to store: ItemStore) }
                """,
                "Items/List/ItemsListDirector.swift": "class ItemsListDirector {}",
                "Items/Item.swift": "struct Item { let state: State }\nenum State {}",
                "Items/Row.swift": "struct Row {}",
                "Items/ItemStore.swift": "final class ItemStore {}",
            ],
            [
                "Item: entity, -", "ItemStore: -, -", "ItemsListDirector: Director, ItemsList",
                "ItemsList_DisplayUI: -, ItemsList", "ItemsList_ManageData: -, ItemsList", "Row: display model, -",
                "State: entity, -",
            ]),
    ]

    @Test("with the module they are of", arguments: cases)
    func places(_ example: Case) throws {
        let codebase = Codebase(try Sources(files: example.files), vocabulary: example.vocabulary)
        let placed = codebase.types.map { "\($0.path): \($0.role?.rawValue ?? "-"), \($0.module ?? "-")" }
        #expect(placed.sorted() == example.expected.sorted())
    }

    @Test("who owns whom goes through others")
    func ownership() {
        #expect(Vocabulary.viper.isOwner(.view, of: .dataManager))
        #expect(Vocabulary.viper.isOwner(.presenter, of: .wireframe))
        #expect(!Vocabulary.viper.isOwner(.interactor, of: .wireframe))
        #expect(!Vocabulary.viper.isOwner(.dataManager, of: .interactor))
    }
}
