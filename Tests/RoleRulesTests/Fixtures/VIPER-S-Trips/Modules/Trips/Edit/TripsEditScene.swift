import UIKit

final class TripsEditScene: UIViewController {
    var eventsHandler: TripsEdit_HandleUIEvents!
    @IBOutlet weak var name: UITextField!
    @IBOutlet weak var kilometers: UITextField!
    @IBOutlet weak var save: UIButton!

    @IBAction func saveTapped() {
        eventsHandler?.onSave(name: name.text, kilometers: kilometers.text)
    }
}

// MARK: - Display UI

extension TripsEditScene: TripsEdit_DisplayUI {
    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        self.present(alert, animated: true, completion: nil)
    }

    func display(saving: Bool) {
        save.isEnabled = !saving
    }
}
