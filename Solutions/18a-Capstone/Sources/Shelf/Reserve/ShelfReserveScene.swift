import Foundation
import HeadlessUIKit

/// The screen of the reservations: who waits for a book, and a field for the next one.
final class ShelfReserveScene: UIViewController {
    let eventsHandler: ShelfReserve_HandleUIEvents

    private let table = UITableView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private let nameField = UITextField()
    private let reserveButton = UIButton(type: .system)
    private var line: [String] = []

    init(eventsHandler: ShelfReserve_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reservations"
        nameField.placeholder = "Name"
        reserveButton.setTitle("Reserve", for: .normal)
        reserveButton.isEnabled = false
        reserveButton.addAction(UIAction { [weak self] _ in self?.reserve() }, for: .touchUpInside)
        emptyLabel.text = "Nobody is waiting."
        emptyLabel.isHidden = true
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        layOut()
        eventsHandler.onUIReady()
    }

    private static let cell = "Person"
    private static let formHeight = 96.0

    private func layOut() {
        let form = UIStackView(arrangedSubviews: [nameField, reserveButton])
        form.axis = .vertical
        form.spacing = 8
        form.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.formHeight)
        form.autoresizingMask = [.flexibleWidth]
        view.addSubview(form)
        for subview in [table, emptyLabel, loader] {
            subview.frame = CGRect(
                x: 0, y: Self.formHeight, width: view.bounds.width, height: view.bounds.height - Self.formHeight)
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }
    }

    private func reserve() {
        eventsHandler.onReserve(name: nameField.text ?? "")
    }
}

// MARK: - What it shows

extension ShelfReserveScene: ShelfReserve_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func display(line: [String]) {
        self.line = line
        emptyLabel.isHidden = !line.isEmpty
        table.reloadData()
    }

    func display(canReserve: Bool) {
        reserveButton.isEnabled = canReserve
    }

    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - Its table

extension ShelfReserveScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        line.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        cell.textLabel?.text = line[indexPath.row]
        return cell
    }
}
