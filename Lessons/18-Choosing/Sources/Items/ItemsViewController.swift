import Foundation
import HeadlessUIKit

/// The list's screen: shows the state of its view model, and tells it what the user did.
final class ItemsViewController: UIViewController {
    let viewModel: ItemsViewModel

    private let table = UITableView(frame: .zero)
    private let placeholder = UILabel()
    private let loader = UIActivityIndicatorView(style: .medium)
    private var deleteAll: UIBarButtonItem?

    init(viewModel: ItemsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        addButtons()
        addViews()
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.onChange = { [weak self] in self?.showState() }
        viewModel.onAlert = { [weak self] alert in self?.show(alert) }
        showState()
    }

    private func showState() {
        let state = viewModel.state
        if state.isLoading { loader.startAnimating() } else { loader.stopAnimating() }
        deleteAll?.isEnabled = !state.isLoading
        placeholder.text = state.placeholder
        placeholder.isHidden = state.placeholder == nil
        table.reloadData()
    }

    // MARK: - Views

    private func addButtons() {
        let add = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.viewModel.addItem() })
        let deleteAll = UIBarButtonItem(
            title: "Delete all", primaryAction: UIAction { [weak self] _ in self?.viewModel.deleteAll() })
        navigationItem.rightBarButtonItems = [add, deleteAll]
        self.deleteAll = deleteAll
    }

    private func addViews() {
        view.backgroundColor = .systemBackground
        placeholder.textColor = .secondaryLabel
        placeholder.textAlignment = .center
        table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.identifier)
        table.dataSource = self
        table.delegate = self
        for part in [table, placeholder, loader] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
    }
}

// MARK: - The table's rows

extension ItemsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.state.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemCell.identifier, for: indexPath)
        (cell as? ItemCell)?.show(viewModel.state.rows[indexPath.row])
        return cell
    }
}

// MARK: - Taps on rows

extension ItemsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.selectItem(at: indexPath.row)
    }
}
