import RoleRules
import SourceModel

@testable import WorkbookTools

/// Two small modules that share one store; one opens the other and hears from it.
enum DiagramFixture {
    static let files = [
        (
            path: "Shelf/List/ShelfList.swift",
            text: """
            protocol ShelfList_DisplayUI: AnyObject {}
            protocol ShelfList_HandleUIEvents: AnyObject {}
            protocol ShelfList_Navigate: AnyObject {}
            final class ShelfListScene: UIViewController {
                let eventsHandler: any ShelfList_HandleUIEvents
                let rows = ShelfListSceneTable()
            }
            final class ShelfListSceneTable: UITableView {}
            extension ShelfListScene: ShelfList_DisplayUI {}
            final class ShelfListDirector: ShelfList_HandleUIEvents {
                weak var ui: (any ShelfList_DisplayUI)?
                private let navigator: ShelfList_Navigate
                private let books: [Book] = []
            }
            extension ShelfListDirector: ShelfLend_Delegate {}
            final class ShelfListNavigator: Navigator, ShelfList_Navigate {
                let store: BookStore
                func gotoLend() { push(ShelfLendNavigator.makeModule(with: store)) }
            }
            """
        ),
        (
            path: "Shelf/Lend/ShelfLend.swift",
            text: """
            protocol ShelfLend_Delegate: AnyObject {}
            protocol ShelfLend_ManageData: AnyObject {}
            final class ShelfLendDirector {
                weak var delegate: (any ShelfLend_Delegate)?
                let dataManager: any ShelfLend_ManageData
            }
            final class ShelfLendWorker: ShelfLend_ManageData {
                let store: BookStore
                unowned let clock: Clock
                static let shared = BookStore()
            }
            final class ShelfLendNavigator: Navigator {
                static func makeModule(with store: BookStore) -> UIViewController { ShelfLendDirector() }
            }
            """
        ),
        (
            path: "Shelf/BookStore.swift",
            text: """
            class Navigator {
                weak var viewController: UIViewController?
            }
            struct Book {}
            final class BookStore {}
            final class Clock {}
            """
        ),
    ]

    static func diagram() throws -> Diagram {
        Diagram(title: "Shelf", try Sources(files: files).whoKnowsWhom(by: .viperS))
    }
}
