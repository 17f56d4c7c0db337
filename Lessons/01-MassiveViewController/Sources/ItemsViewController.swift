import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The list of items and, since it was the first place that needed them, everything else about items.
final class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let folder: URL
    private let feed: URL?
    private var items: [Item] = []
    // Serial: a save that reads, appends and writes must not meet another one halfway.
    private let queue = DispatchQueue(label: "items.file")

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var deleteButton: UIBarButtonItem?

    init(folder: URL, feed: URL?) {
        self.folder = folder
        self.feed = feed
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
                let form = AddItemViewController(list: self)
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
        let file = folder.appendingPathComponent("items.json")
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
        // No file means that nothing was ever stored: the first items come from the feed.
        if let feed, !FileManager.default.fileExists(atPath: file.path) {
            downloadItems(from: feed, to: file, completion: show)
        } else {
            readItems(from: file, completion: show)
        }
    }

    private func downloadItems(
        from feed: URL, to file: URL, completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void
    ) {
        let queue = queue
        let task = URLSession.shared.dataTask(with: feed) { data, response, error in
            queue.async {
                let result = Result { () throws -> [Item] in
                    if let error { throw error }
                    guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                        throw URLError(.badServerResponse)
                    }
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    let items = try decoder.decode([Item].self, from: data)
                    // Items that were saved while the answer was on its way win.
                    if FileManager.default.fileExists(atPath: file.path) {
                        return try decoder.decode([Item].self, from: Data(contentsOf: file))
                    }
                    let encoder = JSONEncoder()
                    encoder.dateEncodingStrategy = .iso8601
                    try encoder.encode(items).write(to: file, options: .atomic)
                    return items
                }
                DispatchQueue.main.async { completion(result) }
            }
        }
        task.resume()
    }

    private func readItems(
        from file: URL, completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void
    ) {
        queue.async {
            let result = Result { () throws -> [Item] in
                // No file means that nothing was ever saved. A file that can't be read is an error.
                guard FileManager.default.fileExists(atPath: file.path) else { return [] }
                let data = try Data(contentsOf: file)
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Item].self, from: data)
            }
            DispatchQueue.main.async { completion(result) }
        }
    }

    // MARK: - Saving

    /// Stores a new item and loads the list again; the form calls this, because the list knows the file.
    func saveItem(
        name: String, enabled: Bool, completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void
    ) {
        let file = folder.appendingPathComponent("items.json")
        // An item is as old as the moment in which it was saved, not the one in which the form was opened.
        let item = Item(name: name, enabled: enabled, date: Date())
        let reload: @MainActor @Sendable () -> Void = { [weak self] in self?.loadItems() }
        queue.async {
            let result = Result { () throws -> Void in
                var items: [Item] = []
                if FileManager.default.fileExists(atPath: file.path) {
                    let data = try Data(contentsOf: file)
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    items = try decoder.decode([Item].self, from: data)
                }
                items.append(item)
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                try encoder.encode(items).write(to: file, options: .atomic)
            }
            DispatchQueue.main.async {
                completion(result)
                if case .success = result {
                    reload()
                }
            }
        }
    }

    // MARK: - Deleting

    private func deleteAllItems() {
        spinner.startAnimating()
        deleteButton?.isEnabled = false
        let file = folder.appendingPathComponent("items.json")
        writeEmptyList(to: file) { [weak self] result in
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

    private func writeEmptyList(
        to file: URL, completion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void
    ) {
        queue.async {
            let result = Result { () throws -> Void in
                // A file that can't be read is left alone: it may still be repaired.
                if FileManager.default.fileExists(atPath: file.path) {
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    _ = try decoder.decode([Item].self, from: Data(contentsOf: file))
                }
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                try encoder.encode([Item]()).write(to: file, options: .atomic)
            }
            DispatchQueue.main.async { completion(result) }
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
