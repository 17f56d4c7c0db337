import Foundation
import HeadlessUIKit

/// The screen of the reservations: a field, a button in the bar, and a label for each person in line.
final class ShelfReserveScene: UIViewController {
    let eventsHandler: ShelfReserve_HandleUIEvents

    private let people = UIStackView()
    private let loader = UIActivityIndicatorView(style: .medium)
    private let nameField = UITextField()
    private lazy var reserveButton = UIBarButtonItem(
        title: "Reserve",
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.eventsHandler.onReserve(name: self.nameField.text ?? "")
        })

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
        reserveButton.isEnabled = false
        navigationItem.rightBarButtonItem = reserveButton
        people.axis = .vertical
        let all = UIStackView(arrangedSubviews: [nameField, loader, people])
        all.axis = .vertical
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            all.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            all.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
        eventsHandler.onUIReady()
    }

    private func show(_ texts: [String]) {
        for label in people.arrangedSubviews { label.removeFromSuperview() }
        for text in texts {
            let label = UILabel()
            label.text = text
            people.addArrangedSubview(label)
        }
    }
}

extension ShelfReserveScene: ShelfReserve_DisplayUI {
    func display(loading: Bool) {
        if loading { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func display(line: [String]) {
        show(line.isEmpty ? ["Nobody is waiting."] : line)
    }

    func display(canReserve: Bool) {
        reserveButton.isEnabled = canReserve
    }

    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .default))
        present(alert, animated: true)
    }
}
