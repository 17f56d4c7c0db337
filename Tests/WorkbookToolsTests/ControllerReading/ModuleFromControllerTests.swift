import Foundation
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("A module from a controller comes with a worksheet, and leaves the controller alone")
struct ModuleFromControllerTests {
    private static let shelf = """
        final class ShelfViewController: UIViewController {
            private let titleLabel = UILabel()
            private var books: [String] = []
            private let bookService: BookService

            @IBAction func shareTapped(_ sender: UIButton) {
                present(ShareViewController(text: "books"), animated: true)
            }

            @IBAction func returnTapped(_ sender: UIButton) {
                bookService.returnAllBooks()
            }

            func refreshed() {
                books = []
            }

            private func compute(a: Int) -> Int {
                let sum = a + a
                return sum
            }
        }
        """

    private static func module(
        _ controller: String, _ name: String, in architecture: ScaffoldArchitecture = .viperS
    ) throws -> ModuleFromController {
        try ModuleFromController(
            ModuleName(name), from: ControllerTexts.lesson(controller), shownAs: controller,
            architecture: architecture, screen: .headless)
    }

    @Test("is read as Swift, file by file, and has every actor")
    func files() throws {
        let files = try Self.module("ItemsViewController", "Items/List").files(testing: "App")
        #expect(
            files.map(\.path) == [
                "Items/List/ItemsListContract.swift", "Items/List/ItemsListScene.swift",
                "Items/List/ItemsListDirector.swift", "Items/List/ItemsListWorker.swift",
                "Items/List/ItemsListStore.swift", "Items/List/ItemsListNavigator.swift",
                "Items/List/ItemsListSpies.swift", "ItemsListWorksheet.md",
            ])
        let code = files.filter { $0.kind != .page }
        #expect(try Sources(files: code.map { ($0.path, $0.text) }).unread.isEmpty)
    }

    @Test("has the folders and files of VIPER")
    func viperFiles() throws {
        let files = try Self.module("ItemsViewController", "Items/List", in: .viper).files(testing: "App")
        #expect(
            files.map(\.path) == [
                "Items/List/Protocols/ItemsListProtocols.swift", "Items/List/View/ItemsListView.swift",
                "Items/List/Presenter/ItemsListPresenter.swift", "Items/List/Presenter/ItemsListRow.swift",
                "Items/List/Interactor/ItemsListInteractor.swift",
                "Items/List/DataManager/ItemsListLocalDataManager.swift",
                "Items/List/DataManager/ItemsListStore.swift", "Items/List/WireFrame/ItemsListWireFrame.swift",
                "Items/List/ItemsListSpies.swift", "ItemsListWorksheet.md",
            ])
        let code = files.filter { $0.kind != .page }
        #expect(try Sources(files: code.map { ($0.path, $0.text) }).unread.isEmpty)
    }

    @Test("gives each line its actor in VIPER, and its message there")
    func viperWorksheet() throws {
        let page = try Self.module("ItemsViewController", "Items/List", in: .viper).worksheet
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## Step") }
        #expect(
            headings == [
                "## Step 1: the journey", "## Step 2: the Interactor", "## Step 3: the Presenter",
                "## Step 4: the WireFrame", "## Step 5: the View",
            ])
        #expect(page.contains("| WireFrame | `presentAddItem()` |"))
        #expect(page.contains("| LocalDataManager | `deleteAllItems()` |"))
        #expect(page.contains("| Interactor | `saveItem(name:enabled:)` |"))
        #expect(page.contains("| Presenter | `standsOut` of `ItemsListRow` |"))
        #expect(page.contains("| Presenter | `interactor.fetchItems()` |"))
        #expect(page.contains("15 of 17 members of ItemsViewController are decided, 2 are not."))
    }

    @Test("has the files of Clean VIPER")
    func cleanFiles() throws {
        let files = try Self.module("ItemsViewController", "Items/List", in: .cleanViper).files(testing: "App")
        let endings = [
            "ViewController", "PresenterOutput", "ViewModel", "Presenter", "UseCaseOutput", "PresentationModel",
            "UseCase", "EntityGateway", "Connector", "RouterProtocol", "Router", "Spies",
        ]
        #expect(
            files.map(\.path) == endings.map { "Items/List/ItemsList\($0).swift" } + ["ItemsListWorksheet.md"])
        let code = files.filter { $0.kind != .page }
        #expect(try Sources(files: code.map { ($0.path, $0.text) }).unread.isEmpty)
    }

    @Test("gives each line its actor in Clean VIPER, and the message of its event")
    func cleanWorksheet() throws {
        let page = try Self.module("ItemsViewController", "Items/List", in: .cleanViper).worksheet
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## Step") }
        #expect(
            headings == [
                "## Step 1: the journey", "## Step 2: the UseCase", "## Step 3: the Presenter",
                "## Step 4: the Router", "## Step 5: the ViewController",
            ])
        #expect(page.contains("| Router | `eventAdd()` |"))
        #expect(page.contains("| EntityGateway | `deleteAllItems()` |"))
        #expect(page.contains("| UseCase | `saveItem(name:enabled:)` |"))
        #expect(page.contains("| EntityGateway | `loadItems()` |"))
        #expect(page.contains("| ViewController | `showDeleteAllStart()` |"))
        #expect(page.contains("- [ ] `loadItems()`, from lines 96-122; tells `presentItemsStart()`, `present(model:)`"))
        #expect(!page.contains("fetchItems"))
        #expect(page.contains("| Presenter | `useCase.eventViewReady()` |"))
        #expect(page.contains("14 of 17 members of ItemsViewController are decided, 3 are not."))
    }

    @Test("begins with the journey, and gives each line its actor and its message")
    func worksheet() throws {
        let page = try Self.module("ItemsViewController", "Items/List").worksheet
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## Step") }
        #expect(
            headings == [
                "## Step 1: the journey", "## Step 2: the Worker", "## Step 3: the Director",
                "## Step 4: the Navigator",
                "## Step 5: the Scene",
            ])
        #expect(page.contains("| Navigator | `gotoAddItem()` |"))
        #expect(page.contains("| Worker | `deleteAllItems()` |"))
        #expect(page.contains("| Director | `date` of `ItemsListItemUI` |"))
        #expect(page.contains("15 of 17 members of ItemsViewController are decided, 2 are not."))
    }

    @Test("asks about what it can't decide, and says why")
    func questions() throws {
        let proposal = try ControllerTexts.proposal(of: Self.shelf)
        let asked = proposal.findings.questions.map { "\($0.line): \($0.text.prefix(30))" }
        #expect(
            asked
                == ["14: nobody in this controller calls", "18: nothing was seen in it that te"].map {
                    String($0.prefix(34))
                })
        #expect(ControllerTexts.keys(proposal, .event) == ["onShare()", "onReturn()"])
        #expect(ControllerTexts.keys(proposal, .job) == ["returnAllBooks()"])
        #expect(ControllerTexts.keys(proposal, .way) == ["gotoShare(for:)"])
    }

    @Test("writes spies that say of an optional that it is one")
    func optionals() throws {
        let text = """
            class ShelfViewController: UIViewController {
                override func viewDidLoad() { save(name: nil, count: 1) }
                private func save(name: String?, count: Int) { UserDefaults.standard.set(name, forKey: "name") }
            }
            """
        let name = try ModuleName("Shelf/List")
        let files = try ModuleFromController(name, ControllerTexts.proposal(of: text), .uiKit).files(testing: "App")
        let spies = files.first { $0.path.hasSuffix("Spies.swift") }?.text ?? ""
        #expect(spies.contains("dataManager.save(name: \\(String(describing: name)), count: \\(count))"))
    }

    @Test("never touches the controller's file")
    func untouched() throws {
        let folder = try ScaffoldFolder("Größe und Maß")
        let text = try String(contentsOf: ControllerTexts.lesson("AddItemViewController"), encoding: .utf8)
        try folder.write("App/Hinzufügen ViewController.swift", text)
        let file = folder.root.appendingPathComponent("App/Hinzufügen ViewController.swift")
        let module = try ModuleFromController(ModuleName("Items/Add"), from: file, shownAs: "it.swift")
        try ModuleWriter(module, into: folder.place).write(force: false)
        #expect(try folder.read("App/Hinzufügen ViewController.swift") == text)
        #expect(folder.files().contains("Sources/ItemsAddWorksheet.md"))
        #expect(throws: ScaffoldError.self) { try ModuleWriter(module, into: folder.place).write(force: false) }
    }

    // MARK: - What can't be read

    static let faults: [(name: String, text: String?, controller: String?, error: ControllerError)] = [
        ("Gone.swift", nil, nil, .noFile(path: "it")),
        ("Old.m", "@implementation Old", nil, .notSwift(path: "it")),
        ("Empty.swift", "// nothing\n", nil, .empty(path: "it")),
        ("Item.swift", "struct Item {}\n", nil, .noController(path: "it", types: ["Item"])),
        (
            "Two.swift", "class A: UIViewController {}\nclass B: UITableViewController {}\n", nil,
            .severalControllers(path: "it", names: ["A", "B"])
        ),
        (
            "Two.swift", "class A: UIViewController {}\n", "C",
            .noSuchController(name: "C", path: "it", names: ["A"])
        ),
    ]

    @Test("says what is wrong with a file", arguments: faults.indices)
    func fault(index: Int) throws {
        let fault = Self.faults[index]
        let folder = try ScaffoldFolder("app")
        if let text = fault.text { try folder.write(fault.name, text) }
        #expect(throws: fault.error) {
            try ModuleFromController(
                ModuleName("Items/List"), from: folder.root.appendingPathComponent(fault.name), shownAs: "it",
                controller: fault.controller)
        }
        #expect(fault.error.description.contains("\n  fix: "))
    }
}
