import UIKit

class ErrandEditViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var titleField: UITextField!
    var output: ErrandEditViewOutput!
    var drafts: ErrandListLocalDataManagerInputProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.delegate = self
        output.viewDidLoad()
    }

    @IBAction func saveTapped() {
        output.didTapSave(title: titleField.text)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        saveTapped()
        return true
    }
}

extension ErrandEditViewController: ErrandEditViewInput {
    func show(title: String) {
        titleField.text = title
    }
}
