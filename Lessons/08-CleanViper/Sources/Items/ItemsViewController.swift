import Foundation
import HeadlessUIKit

/// The list: passes on what the user does, and shows what comes of it.
final class ItemsViewController: UIViewController {
    let presenter: ItemsPresenter
    let adapter: ItemsAdapter

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private lazy var addButton = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in self?.presenter.eventAdd() })
    private lazy var deleteButton = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in self?.presenter.eventDeleteAll() })

    init(presenter: ItemsPresenter, adapter: ItemsAdapter) {
        self.presenter = presenter
        self.adapter = adapter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [addButton, deleteButton]
        setUpTable()
        setUpEmptyLabel()
        setUpSpinner()
        presenter.eventViewReady()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    // MARK: - Views

    private func setUpTable() {
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(ItemsCell.self, forCellReuseIdentifier: ItemsCell.identifier)
        tableView.dataSource = adapter
        tableView.delegate = adapter
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

    private func show(loading: Bool) {
        if loading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        deleteButton.isEnabled = !loading
    }

    /// Reloads the rows, and shows the message over them if there is one.
    private func reload(message: String?) {
        tableView.reloadData()
        emptyLabel.text = message
        emptyLabel.isHidden = message == nil
    }
}

// MARK: - View ready output

extension ItemsViewController: ItemsViewReadyPresenterOutput {
    func show(titles: ItemsTitlesViewModel) {
        title = titles.title
        addButton.title = titles.add
        deleteButton.title = titles.deleteAll
        spinner.accessibilityLabel = titles.loading
    }

    func showItemsStart() {
        show(loading: true)
    }

    func showItems() {
        show(loading: false)
        reload(message: nil)
    }

    func showItems(message: String) {
        show(loading: false)
        reload(message: message)
    }

    func showItemsError(alert: AlertViewModel) {
        show(loading: false)
        show(alert: alert)
    }
}

// MARK: - Delete all output

extension ItemsViewController: ItemsDeleteAllPresenterOutput {
    func showDeleteAllStart() {
        show(loading: true)
    }

    func showDeleteAll(message: String, alert: AlertViewModel) {
        show(loading: false)
        reload(message: message)
        show(alert: alert)
    }

    func showDeleteAllError(alert: AlertViewModel) {
        show(loading: false)
        show(alert: alert)
    }
}

extension ItemsViewController: ItemsPresenterOutput {}
