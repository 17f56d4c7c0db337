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

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
        nameLabel.numberOfLines = 0
        fill(with: [nameLabel, stateLabel, dateLabel], spacing: 8)
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
