import UIKit

class HelpViewController: UIViewController {
    @IBOutlet weak var text: UITextView!
}
