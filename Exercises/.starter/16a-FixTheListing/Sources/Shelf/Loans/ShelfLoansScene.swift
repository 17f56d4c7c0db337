import Foundation
import HeadlessUIKit

/// The screen of loans: who has which book, and a button to take all of them back.
final class ShelfLoansScene: UIViewController {
    var eventsHandler: ShelfLoans_HandleUIEvents!

    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var loans: [ShelfLoansLoanUI] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "On loan"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { _ in self.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Return all", primaryAction: UIAction { _ in self.eventsHandler.onReturnAll() })
        emptyLabel.text = "Nothing is lent"
        emptyLabel.isHidden = true
        table.dataSource = self
        table.register(ShelfLoansSceneCell.self, forCellReuseIdentifier: ShelfLoansSceneCell.identifier)
        for subview in [table, emptyLabel, loader] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
    }

    private func showAlert(_ title: String, _ text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - What it shows

extension ShelfLoansScene: ShelfLoan_DisplayUI {
    func show(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func display(loans: [ShelfLoansLoanUI]) {
        self.loans = loans
        emptyLabel.isHidden = !loans.isEmpty
        table.reloadData()
    }

    func displaySuccess() {
        showAlert("Done", "Everything went well.")
    }

    func displayFetchError() {
        showAlert("Error", "The loans could not be loaded.")
    }

    func displayReturnSuccess() {
        showAlert("Done", "All books are back on the shelf.")
    }

    func displayReturnError() {
        showAlert("Error", "The books could not be returned.")
    }
}

// MARK: - Its table

extension ShelfLoansScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loans.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfLoansSceneCell.identifier, for: indexPath)
        let loan = loans[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = loan.title
        content.textProperties.color = loan.color
        content.secondaryText = loan.detail
        cell.contentConfiguration = content
        return cell
    }
}
