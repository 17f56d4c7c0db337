import Foundation
import HeadlessUIKit

final class FlawedDetailController: UIViewController {
    private let item: FlawedItem
    private let flaw: Flaw?

    init(item: FlawedItem, flaw: Flaw?) {
        self.item = item
        self.flaw = flaw
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
        let labels = [item.name, item.enabled ? "Enabled" : "Disabled", item.shownDate(flaw)].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        labels[1].textColor = item.enabled ? .darkGray : flaw == .showsDisabledItemsInGray ? .systemGray : .systemRed
        fill(with: labels)
    }
}
