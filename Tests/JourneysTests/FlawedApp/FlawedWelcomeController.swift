import Foundation
import HeadlessUIKit

final class FlawedWelcomeController: UIViewController {
    private let store: FlawedStore
    private let flaw: Flaw?

    init(store: FlawedStore, flaw: Flaw?) {
        self.store = store
        self.flaw = flaw
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        let label = UILabel()
        label.text = "Keep track of your items."
        let show = UIAction(title: "Show items") { [weak self] _ in
            guard let self else { return }
            let list = FlawedListController(store: self.store, flaw: self.flaw)
            self.navigationController?.pushViewController(list, animated: false)
        }
        fill(with: [label, UIButton(type: .system, primaryAction: show)])
    }
}
