import Foundation
import HeadlessUIKit

/// Home: shows who is logged in and what was posted, as its presenter says, and tells it what the user did.
final class HomeViewController: UIViewController, UITableViewDataSource {
    let presenter: any HomePresenterProtocol
    private var rows: [PostRow] = []

    private let statusLabel = UILabel()
    private let messageLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var reloadButton: UIBarButtonItem?

    init(presenter: any HomePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemBackground
        setUpButtons()
        statusLabel.numberOfLines = 0
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true
        spinner.hidesWhenStopped = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.isHidden = true
        tableView.dataSource = self
        addViews()
        presenter.viewDidLoad()
    }

    private func addViews() {
        let stack = UIStackView(arrangedSubviews: [statusLabel, messageLabel, spinner, emptyLabel])
        stack.axis = .vertical
        stack.spacing = 16
        for part in [stack, tableView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            tableView.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func setUpButtons() {
        let reload = UIBarButtonItem(
            title: "Reload",
            primaryAction: UIAction(title: "Reload") { [weak self] _ in
                self?.presenter.userDidTapReload()
            })
        let logOut = UIBarButtonItem(
            title: "Log out",
            primaryAction: UIAction(title: "Log out") { [weak self] _ in
                self?.presenter.userDidTapLogOut()
            })
        navigationItem.rightBarButtonItems = [logOut, reload]
        // The login is below. The way back to it is to log out.
        navigationItem.hidesBackButton = true
        reloadButton = reload
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Post")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Post")
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.author
        content.secondaryText = row.text
        cell.contentConfiguration = content
        return cell
    }
}

// MARK: - From the presenter

extension HomeViewController: HomeViewProtocol {
    func show(status: String) {
        statusLabel.text = status
    }

    func showLoader() {
        spinner.startAnimating()
        reloadButton?.isEnabled = false
    }

    func hideLoader() {
        spinner.stopAnimating()
        reloadButton?.isEnabled = true
    }

    func show(rows: [PostRow]) {
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

    func show(message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
    }

    func hideMessage() {
        messageLabel.isHidden = true
    }
}
