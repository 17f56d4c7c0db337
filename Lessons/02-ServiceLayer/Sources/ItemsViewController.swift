import Foundation
import HeadlessUIKit

/// The list of items and, since it was the first place that needed them, much else about items.
final class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let store: ItemsStore
    private let feed: ItemsFeed?
    private var items: [Item] = []

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var deleteButton: UIBarButtonItem?

    init(folder: URL, feed: URL?) {
        store = ItemsStore(folder: folder)
        self.feed = feed.map { ItemsFeed(url: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        view.backgroundColor = .systemBackground
        setUpButtons()
        setUpTable()
        setUpEmptyLabel()
        setUpSpinner()
        loadItems()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    // MARK: - Views

    private func setUpButtons() {
        let add = UIBarButtonItem(
            title: "Add",
            primaryAction: UIAction(title: "Add") { [weak self] _ in
                guard let self else { return }
                let form = AddItemViewController(store: self.store) { [weak self] in self?.loadItems() }
                self.navigationController?.pushViewController(form, animated: true)
            })
        let delete = UIBarButtonItem(
            title: "Delete all",
            primaryAction: UIAction(title: "Delete all") { [weak self] _ in
                self?.deleteAllItems()
            })
        navigationItem.rightBarButtonItems = [add, delete]
        deleteButton = delete
    }

    private func setUpTable() {
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    private func setUpEmptyLabel() {
        emptyLabel.text = "No items yet"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.frame = view.bounds
        emptyLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        emptyLabel.isHidden = true
        view.addSubview(emptyLabel)
    }

    private func setUpSpinner() {
        spinner.hidesWhenStopped = true
        spinner.frame = view.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(spinner)
    }

    // MARK: - Loading

    private func loadItems() {
        spinner.startAnimating()
        deleteButton?.isEnabled = false
        let show: @MainActor @Sendable (Result<[Item], any Error>) -> Void = { [weak self] result in
            guard let self else { return }
            self.spinner.stopAnimating()
            self.deleteButton?.isEnabled = true
            switch result {
            case .success(let items):
                self.items = items
                self.tableView.reloadData()
                self.emptyLabel.isHidden = !items.isEmpty
            case .failure:
                let alert = UIAlertController(
                    title: "Error", message: "Your items could not be loaded.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            }
        }
        store.load { [weak self] result in
            switch result {
            case .success(let items?): show(.success(items))
            case .success(nil): self?.downloadItems(completion: show)
            case .failure(let error): show(.failure(error))
            }
        }
    }

    private func downloadItems(completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void) {
        guard let feed else { return completion(.success([])) }
        feed.download { [store] result in
            switch result {
            case .success(let items): store.begin(with: items) { stored in completion(stored.mapError { $0 }) }
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    // MARK: - Deleting

    private func deleteAllItems() {
        spinner.startAnimating()
        deleteButton?.isEnabled = false
        store.deleteAll { [weak self] result in
            guard let self else { return }
            self.spinner.stopAnimating()
            self.deleteButton?.isEnabled = true
            switch result {
            case .success:
                self.items = []
                self.tableView.reloadData()
                self.emptyLabel.isHidden = false
                let alert = UIAlertController(
                    title: "Done", message: "All items were deleted.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            case .failure:
                let alert = UIAlertController(
                    title: "Error", message: "Your items could not be deleted.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.present(alert, animated: true)
            }
        }
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Item")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Item")
        let item = items[indexPath.row]

        var content = cell.defaultContentConfiguration()
        content.text = item.name
        if item.enabled {
            content.textProperties.color = .darkGray
        } else {
            content.textProperties.color = .systemRed
        }

        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "MMM dd, yyyy"
        content.secondaryText = formatter.string(from: item.date)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // The rows may have been deleted between the touch and its end.
        guard indexPath.row < items.count else { return }
        let detail = ItemDetailViewController(item: items[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }
}
