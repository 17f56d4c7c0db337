import Foundation
import HeadlessUIKit

/// The screen of the reservations: who waits for a book, and a field for the next one.
final class ShelfReserveScene: UIViewController {
    var eventsHandler: ShelfReserve_HandleUIEvents?

    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private let nameField = UITextField()
    private let reserveButton = UIButton(type: .system)
    private var line: [ShelfReservePersonUI] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reservations"
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        reserveButton.setTitle("Reserve", for: .normal)
        reserveButton.isEnabled = false
        reserveButton.addAction(UIAction { [weak self] _ in self?.reserve() }, for: .touchUpInside)
        emptyLabel.text = "Nobody is waiting."
        emptyLabel.isHidden = true
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        layOut()
        eventsHandler?.onScreenReady()
    }

    private static let cell = "Person"

    private func layOut() {
        let form = UIStackView(arrangedSubviews: [nameField, reserveButton])
        form.axis = .vertical
        form.spacing = 8
        for subview in [form, table, emptyLabel, loader] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            table.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 16),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            emptyLabel.centerXAnchor.constraint(equalTo: table.centerXAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: table.centerYAnchor),
            loader.centerXAnchor.constraint(equalTo: table.centerXAnchor),
            loader.centerYAnchor.constraint(equalTo: table.centerYAnchor),
        ])
    }

    private func reserve() {
        eventsHandler?.onReserveTapped(typed: nameField.text ?? "")
    }

    private func alert(_ text: String) {
        let alert = UIAlertController(title: "Error", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - What it shows

extension ShelfReserveScene: ShelfReserve_DisplayUI {
    func display(_ state: ShelfReserveStateUI) {
        if state == .loading { loader.startAnimating() } else { loader.stopAnimating() }
        line = if case .line(let people) = state { people } else { [] }
        emptyLabel.isHidden = state != .line([])
        table.reloadData()
    }

    func display(isOpen: Bool) {
        reserveButton.isEnabled = isOpen
    }

    func displayNoLine() { alert("The reservations could not be loaded.") }
    func displayNoName() { alert("Please enter a name.") }
    func displayHasTheBook(_ name: String) { alert("\(name) has this book.") }
    func displayWaits(_ name: String) { alert("\(name) is waiting already.") }
    func displayFull() { alert("Three people are waiting already.") }
    func displayNotSaved() { alert("The reservation could not be saved.") }
}

// MARK: - Its table

extension ShelfReserveScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        line.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = line[indexPath.row].text
        cell.contentConfiguration = content
        return cell
    }
}
