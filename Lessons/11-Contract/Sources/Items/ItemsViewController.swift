import Foundation
import HeadlessUIKit

/// The list: shows what its presenter says, and tells it what the user did.
final class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let presenter: any ItemsList_HandleUIEvents
    private var rows: [ItemUI] = []

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var deleteButton: UIBarButtonItem?

    init(presenter: any ItemsList_HandleUIEvents) {
        self.presenter = presenter
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
        presenter.onUIReady()
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
                self?.presenter.onAddItem()
            })
        let delete = UIBarButtonItem(
            title: "Delete all",
            primaryAction: UIAction(title: "Delete all") { [weak self] _ in
                self?.presenter.onDeleteAll()
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

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Item")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Item")
        let row = rows[indexPath.row]

        var content = cell.defaultContentConfiguration()
        content.text = row.name
        content.textProperties.color = row.color
        content.secondaryText = row.date
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.onItemSelected(index: indexPath.row)
    }
}

// MARK: - From the presenter

extension ItemsViewController: ItemsList_DisplayUI {
    func display(loading: Bool) {
        if loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        deleteButton?.isEnabled = !loading
    }

    func display(items: [ItemUI]) {
        rows = items
        tableView.reloadData()
        emptyLabel.isHidden = true
    }

    func display(placeholder: String) {
        rows = []
        tableView.reloadData()
        emptyLabel.text = placeholder
        emptyLabel.isHidden = false
    }

    func display(success: String) {
        let alert = UIAlertController(title: "Done", message: success, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
