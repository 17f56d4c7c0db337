import HeadlessUIKit

/// The screen of the reservations.
final class ShelfReserveScene: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reservations"
        view.backgroundColor = .systemBackground
        // TODO(18a.1): what the product page shows.
        let label = UILabel(frame: view.bounds)
        label.text = "There is nothing here yet."
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
