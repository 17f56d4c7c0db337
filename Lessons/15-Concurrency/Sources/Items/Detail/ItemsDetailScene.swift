import Foundation
import HeadlessUIKit

/// The detail's screen: three labels.
final class ItemsDetailScene: UIViewController {
    let eventsHandler: any ItemsDetail_HandleUIEvents
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dateLabel = UILabel()

    init(eventsHandler: any ItemsDetail_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
        nameLabel.numberOfLines = 0
        addColumn(of: [nameLabel, stateLabel, dateLabel], spacing: 8)
        eventsHandler.onUIReady()
    }
}

// MARK: - Display UI

extension ItemsDetailScene: ItemsDetail_DisplayUI {
    func display(name: String) {
        nameLabel.text = name
    }

    func display(state: String, color: UIColor) {
        stateLabel.text = state
        stateLabel.textColor = color
    }

    func display(date: String) {
        dateLabel.text = date
    }
}
