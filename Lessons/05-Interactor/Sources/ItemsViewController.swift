import Foundation
import HeadlessUIKit

/// The list: shows what its presenter says, tells it what the user did, and leads to the other screens.
final class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let presenter: any ItemsPresenterProtocol
    // Only for the form that is opened from here.
    let store: ItemsStore
    private var rows: [ItemRow] = []

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var deleteButton: UIBarButtonItem?

    init(presenter: any ItemsPresenterProtocol, store: ItemsStore) {
        self.presenter = presenter
        self.store = store
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
        presenter.viewDidLoad()
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
                let dataManager = AddItemLocalDataManager(store: self.store)
                let interactor = AddItemInteractor(localDataManager: dataManager)
                let presenter = AddItemPresenter(interactor: interactor) { [weak self] in self?.presenter.didAddItem() }
                let form = AddItemViewController(presenter: presenter)
                interactor.presenter = presenter
                presenter.view = form
                self.navigationController?.pushViewController(form, animated: true)
            })
        let delete = UIBarButtonItem(
            title: "Delete all",
            primaryAction: UIAction(title: "Delete all") { [weak self] _ in
                self?.presenter.userDidTapDeleteAll()
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
        if row.standsOut {
            content.textProperties.color = .systemRed
        } else {
            content.textProperties.color = .darkGray
        }
        content.secondaryText = row.date
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.userDidSelectRow(at: indexPath.row)
    }
}

// MARK: - From the presenter

extension ItemsViewController: ItemsViewProtocol {
    func showLoader() {
        spinner.startAnimating()
        deleteButton?.isEnabled = false
    }

    func hideLoader() {
        spinner.stopAnimating()
        deleteButton?.isEnabled = true
    }

    func show(rows: [ItemRow]) {
        self.rows = rows
        tableView.reloadData()
        emptyLabel.isHidden = true
    }

    func show(placeholder: String) {
        rows = []
        tableView.reloadData()
        emptyLabel.text = placeholder
        emptyLabel.isHidden = false
    }

    func show(success: String) {
        let alert = UIAlertController(title: "Done", message: success, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func show(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func presentItemDetail(of item: Item) {
        let presenter = ItemDetailPresenter(item: item)
        let detail = ItemDetailViewController(presenter: presenter)
        presenter.view = detail
        navigationController?.pushViewController(detail, animated: true)
    }
}
