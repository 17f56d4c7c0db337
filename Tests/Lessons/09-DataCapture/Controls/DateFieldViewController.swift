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

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = adapter
        field.frame = view.bounds
        view.addSubview(field)
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
