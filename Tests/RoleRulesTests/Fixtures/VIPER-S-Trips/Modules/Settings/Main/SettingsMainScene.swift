import UIKit

final class SettingsMainScene: UIViewController {
    let eventsHandler: SettingsMain_HandleUIEvents
    private let button = UIButton(type: .system)

    init(eventsHandler: SettingsMain_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.eventsHandler.onTrips() }, for: .touchUpInside)
        view.addSubview(button)
        #if DEBUG
        title = DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .short)
        #endif
    }
}
