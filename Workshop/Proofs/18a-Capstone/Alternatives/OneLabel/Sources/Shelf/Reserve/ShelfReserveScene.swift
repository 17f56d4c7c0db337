import Foundation
import HeadlessUIKit

/// The screen of the reservations: who waits for a book, and a field for the next one.
final class ShelfReserveScene: UIViewController {
    let eventsHandler: ShelfReserve_HandleUIEvents

    private let loader = UIActivityIndicatorView(style: .medium)
    private let lineLabel = UILabel()
    private let nameField = UITextField()
    private let reserveButton = UIButton(type: .system)

    init(eventsHandler: ShelfReserve_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reservations"
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        reserveButton.setTitle("Reserve", for: .normal)
        reserveButton.isEnabled = false
        reserveButton.addAction(UIAction { [weak self] _ in self?.reserve() }, for: .touchUpInside)
        lineLabel.numberOfLines = 0
        layOut()
        eventsHandler.onUIReady()
    }

    private func layOut() {
        let column = UIStackView(arrangedSubviews: [nameField, reserveButton, loader, lineLabel])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
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
        lineLabel.text = line.isEmpty ? "Nobody is waiting." : line.joined(separator: "\n")
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
