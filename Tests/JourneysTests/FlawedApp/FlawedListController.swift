import Foundation
import HeadlessUIKit

final class FlawedListController: UIViewController {
    private let store: FlawedStore
    private let flaw: Flaw?
    private var items: [FlawedItem] = []
    private let table = UITableView(frame: .zero, style: .plain)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let empty = UILabel()
    private var deleteButton = UIBarButtonItem()
    private var detail: UIViewController?
    private var whenLoaded: (@MainActor @Sendable (Result<[FlawedItem], any Error>) -> Void)?

    init(store: FlawedStore, flaw: Flaw?) {
        self.store = store
        self.flaw = flaw
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        let add = UIAction(title: "Add") { [weak self] _ in self?.openForm() }
        let delete = UIAction(title: "Delete all") { [weak self] _ in self?.deleteAll() }
        deleteButton = UIBarButtonItem(title: "Delete all", primaryAction: delete)
        navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Add", primaryAction: add), deleteButton]
        view.backgroundColor = .systemBackground
        empty.text = "No items yet"
        empty.textColor = .secondaryLabel
        empty.isHidden = true
        table.dataSource = self
        table.delegate = self
        for part in [table, empty, indicator] {
            part.frame = view.bounds
            view.addSubview(part)
        }
        load()
    }

    private func load() {
        if flaw != .showsNoIndicator { indicator.startAnimating() }
        deleteButton.isEnabled = flaw == .deletesWhileItLoads
        let loaded: @MainActor @Sendable (Result<[FlawedItem], any Error>) -> Void = { [weak self] in self?.show($0) }
        whenLoaded = flaw == .holdsTheListAfterLoading ? { self.show($0) } : loaded
        if let whenLoaded { store.load(then: whenLoaded) }
    }

    private func show(_ result: Result<[FlawedItem], any Error>) {
        deleteButton.isEnabled = true
        switch result {
        case .success(let loaded):
            indicator.stopAnimating()
            show(flaw == .sortsByName ? loaded.sorted { $0.name < $1.name } : loaded)
        case .failure:
            if flaw != .keepsTurningAfterAFailure { indicator.stopAnimating() }
            tell("Error", "Your items could not be loaded.")
        }
    }

    private func show(_ items: [FlawedItem]) {
        self.items = items
        table.reloadData()
        empty.isHidden = !items.isEmpty || flaw == .leavesAnEmptyListBlank
    }

    private func openForm() {
        let added: () -> Void = { [weak self] in
            if self?.flaw != .doesNotLoadAgainAfterAdding { self?.load() }
        }
        let form = FlawedFormController(store: store, flaw: flaw, added: added)
        navigationController?.pushViewController(form, animated: false)
    }

    private func deleteAll() {
        if flaw == .emptiesTheRowsBeforeDeleting { show([]) }
        if flaw != .deletesInSilence { indicator.startAnimating() }
        deleteButton.isEnabled = false
        store.deleteAll { [weak self] result in
            self?.indicator.stopAnimating()
            self?.deleteButton.isEnabled = true
            switch result {
            case .success:
                self?.show([])
                self?.tell("Done", "All items were deleted.")
            case .failure:
                self?.tell("Error", "Your items could not be deleted.")
            }
        }
    }
}

extension FlawedListController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = flaw == .buildsACellForEachRow ? "Row \(indexPath.row)" : "Row"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
        let item = items[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = item.name
        content.textProperties.color = item.enabled ? .darkGray : .systemRed
        content.secondaryText = item.shownDate(flaw)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

extension FlawedListController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let row = flaw == .opensTheFirstRowAlways ? 0 : indexPath.row
        guard flaw == .opensRowsThatAreGone || row < items.count else { return }
        let item = row < items.count ? items[row] : FlawedItem(name: "", enabled: true, date: Date())
        let controller = FlawedDetailController(item: item, flaw: flaw)
        detail = flaw == .holdsTheDetailInTheList ? controller : nil
        navigationController?.pushViewController(controller, animated: false)
    }
}
