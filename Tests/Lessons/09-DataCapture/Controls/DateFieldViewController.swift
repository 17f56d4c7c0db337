import Foundation
import HeadlessUIKit

@testable import Lesson09DataCapture

/// The part of the form that has a smart field; the presenter decides how a day is written.
final class DateFieldViewController: UIViewController {
    private let presenter: DateFieldPresenter
    private let adapter: OrderEntryFieldAdapter
    private let field = PatternField()

    init(presenter: DateFieldPresenter) {
        self.presenter = presenter
        adapter = OrderEntryFieldAdapter { presenter.eventCapture(deliveryDate: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.delegate = adapter
        field.borderStyle = .roundedRect
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            field.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
        presenter.eventViewReady()
    }
}

// MARK: - From the presenter

extension DateFieldViewController: DateFieldPresenterOutput {
    func show(dateField: DateFieldViewModel) {
        field.placeholder = dateField.placeholder
        field.pattern = dateField.pattern
    }
}
