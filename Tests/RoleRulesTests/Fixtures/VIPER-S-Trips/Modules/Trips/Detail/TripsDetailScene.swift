import UIKit

final class TripsDetailScene: UIViewController {
    var eventsHandler: TripsDetail_HandleUIEvents?
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var distanceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        eventsHandler?.onUIReady()
    }
}

// MARK: - Display UI

extension TripsDetailScene: TripsDetail_DisplayUI {
    func display(name: String) {
        nameLabel.text = name
    }

    func display(distance: String) {
        distanceLabel.text = distance
    }

    func display(color: UIColor) {
        nameLabel.textColor = color
    }
}
