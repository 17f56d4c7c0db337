import Foundation
import HeadlessUIKit

/// The form for an order: passes on what happens, and shows what comes of it.
final class OrderEntryViewController: UIViewController {
    let presenter: OrderEntryPresenter
    private let products: OrderEntryProductsAdapter
    private let quantity: OrderEntryFieldAdapter
    private let deliveryDate: OrderEntryFieldAdapter

    private let form = UIStackView()
    private let productLabel = UILabel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let productsMessage = UILabel()
    private let productMessage = UILabel()
    private let quantityField = UITextField()
    private let quantityMessage = UILabel()
    private let deliveryDateField = UITextField()
    private let deliveryDateMessage = UILabel()
    private let saveButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let newOrderButton = UIButton(type: .system)
    private lazy var summary = OrderEntrySummaryView(button: newOrderButton)

    init(presenter: OrderEntryPresenter) {
        self.presenter = presenter
        products = OrderEntryProductsAdapter(presenter: presenter)
        quantity = OrderEntryFieldAdapter { presenter.eventCapture(quantity: $0) }
        deliveryDate = OrderEntryFieldAdapter { presenter.eventCapture(deliveryDate: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpForm()
        setUpSummary()
        spinner.frame = view.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(spinner)
        presenter.eventViewReady(width: view.bounds.width)
    }

    // MARK: - Views

    private func setUpForm() {
        tableView.dataSource = products
        tableView.delegate = products
        quantityField.delegate = quantity
        deliveryDateField.delegate = deliveryDate
        productsMessage.textColor = .secondaryLabel
        productsMessage.textAlignment = .center
        tableView.backgroundView = productsMessage
        for field in [quantityField, deliveryDateField] { field.borderStyle = .roundedRect }
        for message in [productMessage, quantityMessage, deliveryDateMessage] {
            message.textColor = .systemRed
            message.numberOfLines = 0
            message.isHidden = true
        }
        let save = UIAction { [weak self] _ in
            // The field that is still being typed in is captured first.
            self?.view.endEditing(true)
            self?.presenter.eventSave()
        }
        saveButton.addAction(save, for: .touchUpInside)
        for part in [
            productLabel, tableView, productMessage, quantityField, quantityMessage, deliveryDateField,
            deliveryDateMessage, saveButton,
        ] { form.addArrangedSubview(part) }
        add(form)
        // The table takes the height that the others leave.
        form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true
    }

    private func setUpSummary() {
        newOrderButton.addAction(UIAction { [weak self] _ in self?.presenter.eventNewOrder() }, for: .touchUpInside)
        add(summary)
        summary.isHidden = true
    }

    private func add(_ stack: UIStackView) {
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
    }

    private func show(_ message: String?, in label: UILabel) {
        label.text = message
        label.isHidden = message == nil
    }
}

// MARK: - View ready output

extension OrderEntryViewController: OrderEntryViewReadyPresenterOutput {
    func show(form: OrderEntryFormViewModel) {
        title = form.title
        productLabel.text = form.noProduct
        quantityField.placeholder = form.quantity
        deliveryDateField.placeholder = form.deliveryDate
        saveButton.setTitle(form.save, for: .normal)
        newOrderButton.setTitle(form.newOrder, for: .normal)
    }

    func showProductsStart() {
        spinner.startAnimating()
    }

    func showProducts() {
        spinner.stopAnimating()
        tableView.reloadData()
    }

    func showProducts(message: String) {
        showProducts()
        productsMessage.text = message
    }
}

// MARK: - Capture outputs

extension OrderEntryViewController: OrderEntryCaptureProductPresenterOutput {
    func show(product: String) {
        productLabel.text = product
        show(nil, in: productMessage)
    }
}

extension OrderEntryViewController: OrderEntryCaptureQuantityPresenterOutput {
    func show(quantityMessage: String?) {
        show(quantityMessage, in: self.quantityMessage)
    }
}

extension OrderEntryViewController: OrderEntryCaptureDeliveryDatePresenterOutput {
    func show(deliveryDateMessage: String?) {
        show(deliveryDateMessage, in: self.deliveryDateMessage)
    }
}

// MARK: - Save output

extension OrderEntryViewController: OrderEntrySavePresenterOutput {
    func showSaveStart() {
        form.isUserInteractionEnabled = false
        saveButton.isEnabled = false
        spinner.startAnimating()
    }

    func showSaveEnd() {
        form.isUserInteractionEnabled = true
        saveButton.isEnabled = true
        spinner.stopAnimating()
    }

    func show(order: OrderEntryViewModel) {
        summary.show(order: order)
        form.isHidden = true
        summary.isHidden = false
    }

    func show(messages: OrderEntryMessagesViewModel) {
        show(messages.product, in: productMessage)
        show(messages.quantity, in: quantityMessage)
        show(messages.deliveryDate, in: deliveryDateMessage)
    }

    func showSaveError(alert: OrderEntryAlertViewModel) {
        let shown = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        shown.addAction(UIAlertAction(title: alert.button, style: .default))
        present(shown, animated: true)
    }
}

// MARK: - New order output

extension OrderEntryViewController: OrderEntryNewOrderPresenterOutput {
    func showNewOrder(product: String) {
        if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: false) }
        productLabel.text = product
        quantityField.text = nil
        deliveryDateField.text = nil
        summary.isHidden = true
        form.isHidden = false
    }
}

extension OrderEntryViewController: OrderEntryPresenterOutput {}
