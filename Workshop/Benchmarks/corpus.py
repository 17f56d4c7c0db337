"""Writes an app of VIPER-S modules into a folder: as many lines as are asked for, the same ones each time.

Every text here was written for this purpose. The modules differ in their names, in the number of their fields and
actions, and so in their lengths.
"""

import random
from pathlib import Path

GROUPS = [
    "Orders", "Invoices", "Customers", "Products", "Suppliers", "Shipments", "Payments", "Refunds", "Carts", "Coupons",
    "Reviews", "Tickets", "Messages", "Contacts", "Meetings", "Projects", "Tasks", "Reports", "Budgets", "Accounts",
    "Cards", "Loans", "Recipes", "Meals", "Workouts", "Trips", "Hotels", "Flights", "Books", "Songs", "Albums", "Films",
    "Photos", "Places", "Events", "Courses", "Lessons", "Exams", "Students", "Teachers",
]
PAGES = [
    ("List", "Browse"), ("Search", "Search"), ("Archive", "Archived"), ("Favorites", "Favorite"), ("Shared", "Shared"),
    ("Recent", "Recent"), ("Pending", "Pending"), ("Overdue", "Overdue"), ("Nearby", "Nearby"), ("Trash", "Deleted"),
]
FIELDS = ["title", "summary", "owner", "place", "note", "category", "label", "reference"]
ACTIONS = ["Share", "Rename", "Duplicate", "Move", "Print", "Export", "Pin", "Mute", "Merge", "Split"]


def write(folder, lines):
    """Writes files below `folder` until they have `lines` lines, and returns how many they have."""
    source, written = random.Random(7), 0
    for number, (page, title) in enumerate(PAGES * 9):
        for group in GROUPS:
            if written >= lines:
                return written
            round_ = number // len(PAGES)
            name = page if round_ == 0 else f"{page}{'ABCDEFGHI'[round_]}"
            for path, text in module(group, name, title, source):
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
                written += text.count("\n")
    raise SystemExit(f"error: the corpus has only {written} lines")


def module(group, page, title, source):
    """The files of one module, as pairs of path and text."""
    fields = FIELDS[: source.randint(2, len(FIELDS))]
    actions = sorted(source.sample(ACTIONS, source.randint(2, 6)))
    words = {"M": group + page, "E": group[:-1] + page, "e": "entry", "Title": title + " " + group.lower()}
    parts = {
        "Entity": (f"{group}/{words['E']}.swift", entity(fields)),
        "Store": (f"{group}/{words['E']}Store.swift", store(actions)),
        "Contract": (f"{group}/{page}/{words['M']}Contract.swift", contract(fields, actions)),
        "Scene": (f"{group}/{page}/{words['M']}Scene.swift", scene(fields, actions)),
        "Cell": (f"{group}/{page}/{words['M']}SceneCell.swift", cell(fields)),
        "Director": (f"{group}/{page}/{words['M']}Director.swift", director(fields, actions)),
        "Worker": (f"{group}/{page}/{words['M']}Worker.swift", worker(actions)),
        "Navigator": (f"{group}/{page}/{words['M']}Navigator.swift", navigator(actions)),
    }
    for path, text in parts.values():
        for key, word in words.items():
            text = text.replace(f"<{key}>", word)
        yield path, text


def each(items, template):
    return "".join(template.replace("<a>", item).replace("<aa>", item[0].lower() + item[1:]) for item in items)


def entity(fields):
    return (
        "import Foundation\n\n/// What a row of <Title> stands for; it knows nothing of any screen.\n"
        "struct <E>: Codable, Equatable, Identifiable {\n    let id: UUID\n    let created: Date\n"
        + each(fields, "    /// As the user typed it, without blanks around it.\n    var <a>: String\n")
        + "    var isPinned = false\n\n    // Older files lack some of these, so each has a value to begin with.\n"
        "    enum CodingKeys: String, CodingKey {\n        case id, created, isPinned\n"
        + each(fields, "        case <a>\n") + "    }\n}\n")


def store(actions):
    return (
        "import Foundation\n\n/// Keeps the entries of <Title> in one file, which is written whole.\n"
        "final class <E>Store {\n    private let file: URL\n    private let queue = DispatchQueue(label: \"<E>Store\")\n"
        "    private var cache: [<E>]?\n\n    init(folder: URL) {\n"
        "        file = folder.appendingPathComponent(\"<E>.json\")\n    }\n\n"
        "    func load(_ done: @escaping (Result<[<E>], Error>) -> Void) {\n        queue.async { [weak self] in\n"
        "            guard let self else { return }\n            if let cache { return done(.success(cache)) }\n"
        "            let read = Result { try JSONDecoder().decode([<E>].self, from: Data(contentsOf: self.file)) }\n"
        "            if case .success(let entries) = read { self.cache = entries }\n"
        "            DispatchQueue.main.async { done(read) }\n        }\n    }\n\n"
        "    private func save(_ entries: [<E>]) throws {\n"
        "        let data = try JSONEncoder().encode(entries.sorted { $0.created < $1.created })\n"
        "        try data.write(to: file, options: .atomic)\n        cache = entries\n    }\n"
        + each(actions, """
    /// Every job ends in one answer, also where nothing had to be done.
    func <aa>(_ id: UUID, then done: @escaping (Result<<E>, Error>) -> Void) {
        load { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(var entries):
                guard let index = entries.firstIndex(where: { $0.id == id }) else {
                    return done(.failure(<E>StoreError.missing("no entry \\(id) to <aa>")))
                }
                entries[index].isPinned.toggle()  // the newest change wins
                done(Result { try self.save(entries); return entries[index] })
            case .failure(let error):
                done(.failure(error))
            }
        }
    }
""") + "}\n\nenum <E>StoreError: Error {\n    case missing(String)\n}\n")


def contract(fields, actions):
    return (
        "import UIKit\n\n// MARK: - UI\n\n/// An entry as its row shows it.\nstruct <M>EntryUI: Equatable {\n"
        + each(fields, "    let <a>: String\n") + "    let date: String\n    let isPinned: Bool\n}\n\n"
        "/// What the screen can be told to show.\nprotocol <M>_DisplayUI: AnyObject {\n"
        "    func display(loading: Bool)\n    func display(entries: [<M>EntryUI])\n"
        "    func display(placeholder: String)\n    func display(error: String)\n}\n\n"
        "/// What can happen on the screen.\nprotocol <M>_HandleUIEvents: AnyObject {\n    func onUIReady()\n"
        "    func onEntrySelected(index: Int)\n"
        + each(actions, "    /// The button that reads \"<a>\" was tapped.\n    func on<a>(index: Int)\n")
        + "}\n\n// MARK: - Data\n\n/// What can be asked of the data.\nprotocol <M>_ManageData: AnyObject {\n"
        "    func fetchEntries()\n" + each(actions, "    func <aa>Entry(_ entry: <E>)\n")
        + "}\n\n/// How those jobs end.\nprotocol <M>_PresentData: AnyObject {\n    func present(entries: [<E>])\n"
        "    func presentFetchError()\n"
        + each(actions, "    func present<a>Success(entry: <E>)\n    func present<a>Error()\n")
        + "}\n\n// MARK: - Navigation\n\n/// Where the screen leads.\nprotocol <M>_Navigate: AnyObject {\n"
        "    func gotoDetail(for entry: <E>)\n    func goBack()\n}\n")


def scene(fields, actions):
    return (
        "import UIKit\n\n/// The screen of <Title>: a table, a loader and a placeholder.\n"
        "final class <M>Scene: UIViewController {\n    private let eventsHandler: any <M>_HandleUIEvents\n"
        "    private let table = UITableView(frame: .zero)\n    private let placeholder = UILabel()\n"
        "    private let loader = UIActivityIndicatorView(style: .medium)\n"
        "    private var entries: [<M>EntryUI] = [] {\n        didSet { table.reloadData() }\n    }\n\n"
        "    init(eventsHandler: any <M>_HandleUIEvents) {\n        self.eventsHandler = eventsHandler\n"
        "        super.init(nibName: nil, bundle: nil)\n    }\n\n    required init?(coder: NSCoder) {\n"
        "        fatalError(\"<M>Scene is made by its Navigator, and by no storyboard\")\n    }\n\n"
        "    override func viewDidLoad() {\n        super.viewDidLoad()\n        title = \"<Title>\"\n"
        "        addButtons()\n        addViews()\n        eventsHandler.onUIReady()\n    }\n\n"
        "    private func addViews() {\n        placeholder.isHidden = true\n        placeholder.textAlignment = .center\n"
        "        table.register(<M>SceneCell.self, forCellReuseIdentifier: <M>SceneCell.identifier)\n"
        "        table.dataSource = self\n        table.delegate = self\n"
        "        [table, placeholder, loader].forEach(view.addSubview)\n    }\n\n"
        "    private func addButtons() {\n        navigationItem.rightBarButtonItems = [\n"
        + each(actions, "            UIBarButtonItem(\n                title: \"<a>\",\n"
               "                primaryAction: UIAction { [weak self] _ in self?.<aa>Selected() }),\n")
        + "        ]\n    }\n"
        + each(actions, "\n    private func <aa>Selected() {\n"
               "        guard let row = table.indexPathForSelectedRow?.row, entries.indices.contains(row) else { return }\n"
               "        eventsHandler.on<a>(index: row)\n    }\n")
        + """}

// MARK: - Display UI

extension <M>Scene: <M>_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
        view.isUserInteractionEnabled = !loading
    }

    func display(entries: [<M>EntryUI]) {
        self.entries = entries
        placeholder.isHidden = true
    }

    func display(placeholder text: String) {
        entries = []
        placeholder.text = text
        placeholder.isHidden = false
    }

    func display(error: String) {
        placeholder.text = "Something went wrong: \\(error)"
        placeholder.isHidden = false
    }
}

// MARK: - The table's rows

extension <M>Scene: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: <M>SceneCell.identifier, for: indexPath)
        (cell as? <M>SceneCell)?.display(entries[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventsHandler.onEntrySelected(index: indexPath.row)
    }
}
""")


def cell(fields):
    return (
        "import UIKit\n\n/// A row of <Title>.\nfinal class <M>SceneCell: UITableViewCell {\n"
        "    static let identifier = \"<M>SceneCell\"\n\n" + each(fields, "    private let <a>Label = UILabel()\n")
        + "\n    func display(_ entry: <M>EntryUI) {\n" + each(fields, "        <a>Label.text = entry.<a>\n")
        + "        detailTextLabel?.text = entry.date\n"
        "        accessoryType = entry.isPinned ? .checkmark : .disclosureIndicator\n    }\n}\n")


def director(fields, actions):
    return (
        "import UIKit\n\n/// Decides what the screen of <Title> shows and where a tap leads.\n"
        "final class <M>Director {\n    private let dataManager: any <M>_ManageData\n"
        "    private let navigator: any <M>_Navigate\n    weak var ui: (any <M>_DisplayUI)?\n"
        "    private var entries: [<E>] = []\n\n"
        "    init(dataManager: any <M>_ManageData, navigator: any <M>_Navigate) {\n"
        "        self.dataManager = dataManager\n        self.navigator = navigator\n    }\n\n"
        "    private var entriesUI: [<M>EntryUI] {\n        entries.map { entry in\n            <M>EntryUI(\n"
        + each(fields, "                <a>: entry.<a>.isEmpty ? \"–\" : entry.<a>,\n")
        + """                date: entry.created.formatted(date: .abbreviated, time: .omitted),
                isPinned: entry.isPinned)
        }
    }

    private func show(_ entries: [<E>]) {
        self.entries = entries
        ui?.display(loading: false)
        if entries.isEmpty {
            ui?.display(placeholder: "There is nothing here yet. Tap + to add the first of your <Title>.")
        } else {
            ui?.display(entries: entriesUI)
        }
    }

    // A finger may come down on a row that is gone when it is lifted.
    private func entry(at index: Int) -> <E>? {
        entries.indices.contains(index) ? entries[index] : nil
    }
}

// MARK: - Handle UI events

extension <M>Director: <M>_HandleUIEvents {
    func onUIReady() {
        ui?.display(loading: true)
        dataManager.fetchEntries()
    }

    func onEntrySelected(index: Int) {
        guard let entry = entry(at: index) else { return navigator.goBack() }
        navigator.gotoDetail(for: entry)
    }
""" + each(actions, """
    func on<a>(index: Int) {
        guard let entry = entry(at: index) else { return }
        ui?.display(loading: true)
        dataManager.<aa>Entry(entry)
    }
""") + """}

// MARK: - Present data

extension <M>Director: <M>_PresentData {
    func present(entries: [<E>]) {
        show(entries)
    }

    func presentFetchError() {
        ui?.display(loading: false)
        ui?.display(error: "Your entries could not be loaded.")
    }
""" + each(actions, """
    func present<a>Success(entry: <E>) {
        show(entries.map { $0.id == entry.id ? entry : $0 })
    }

    func present<a>Error() {
        ui?.display(loading: false)
        ui?.display(error: "\\(entries.count) entries stay as they were.")
    }
""") + "}\n")


def worker(actions):
    return (
        """/// Gets and changes the entries of <Title>, and tells its presenter how that ended.
final class <M>Worker {
    weak var presenter: (any <M>_PresentData)?
    private let store: <E>Store

    init(store: <E>Store) {
        self.store = store
    }
}

// MARK: - Manage data

extension <M>Worker: <M>_ManageData {
    func fetchEntries() {
        store.load { [weak self] result in
            switch result {
            case .success(let entries): self?.presenter?.present(entries: entries)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }
""" + each(actions, """
    func <aa>Entry(_ entry: <E>) {
        store.<aa>(entry.id) { [weak self] result in
            switch result {
            case .success(let entry): self?.presenter?.present<a>Success(entry: entry)
            case .failure: self?.presenter?.present<a>Error()
            }
        }
    }
""") + "}\n")


def navigator(actions):
    return """import UIKit

/// Builds <Title>, and leads from it to the detail.
final class <M>Navigator {
    private weak var viewController: UIViewController?
    private let store: <E>Store

    init(store: <E>Store) {
        self.store = store
    }

    /// The screen with its actors.
    static func makeModule(with store: <E>Store) -> UIViewController {
        let worker = <M>Worker(store: store)
        let navigator = <M>Navigator(store: store)
        let director = <M>Director(dataManager: worker, navigator: navigator)
        let scene = <M>Scene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

// MARK: - Navigate

extension <M>Navigator: <M>_Navigate {
    func gotoDetail(for entry: <E>) {
        let detail = UIViewController()
        detail.title = entry.created.description
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
"""
