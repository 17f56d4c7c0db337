import HeadlessUIKit

/// Shows a placed order line by line, and a button that leads to the next one.
final class OrderEntrySummaryView: UIStackView {
    private let numberLabel = UILabel()
    private let contentsLabel = UILabel()
    private let totalLabel = UILabel()
    private let deliveryLabel = UILabel()

    /// A summary with this button at its end.
    convenience init(button: UIButton) {
        self.init(frame: .zero)
        for part in [numberLabel, contentsLabel, totalLabel, deliveryLabel, button] { addArrangedSubview(part) }
    }

    func show(order: OrderEntryViewModel) {
        numberLabel.text = order.number
        contentsLabel.text = order.contents
        totalLabel.text = order.total
        deliveryLabel.text = order.delivery
    }
}
