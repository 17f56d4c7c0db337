import Foundation
import HeadlessUIKit

/// The list's screen: passes on events, and shows their results.
final class ShelfListViewController: UIViewController {
    private let presenter: ShelfListPresenter
    private let adapter: ShelfListAdapter
    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let messageLabel = UILabel()

    init(presenter: ShelfListPresenter, adapter: ShelfListAdapter) {
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
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all",
            primaryAction: UIAction { [weak self] _ in self?.presenter.eventReturnAll() })
        messageLabel.isHidden = true
        table.dataSource = adapter
        table.delegate = adapter
        table.register(ShelfListCell.self, forCellReuseIdentifier: ShelfListCell.identifier)
        for subview in [table, messageLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
        presenter.eventViewReady()
    }

    private func reload(message: String?) {
        loader.stopAnimating()
        messageLabel.text = message
        messageLabel.isHidden = message == nil
        table.reloadData()
    }
}

// MARK: - ViewReady output

extension ShelfListViewController: ShelfListViewReadyPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func showBooksStart() {
        loader.startAnimating()
    }

    func showBooks() {
        reload(message: nil)
    }

    func showBooks(message: String) {
        reload(message: message)
    }
}

// MARK: - ReturnAll output

extension ShelfListViewController: ShelfListReturnAllPresenterOutput {
    func showReturnAllStart() {
        navigationItem.rightBarButtonItem?.isEnabled = false
    }

    func showReturnAllEnd(title: String, message: String) {
        navigationItem.rightBarButtonItem?.isEnabled = true
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension ShelfListViewController: ShelfListPresenterOutput {}
