import UIKit

class ContactViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var birthdayLabel: UILabel!
    @IBOutlet var errorLabel: UILabel!

    var presenter: ContactPresenter!
    var contactId = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        ContactConnector(viewController: self).configure()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.eventViewReady(contactId: contactId)
    }
}

// MARK: - ContactPresenterOutput

extension ContactViewController: ContactPresenterOutput {
    func show(contact: ContactViewModel) {
        errorLabel.isHidden = true
        nameLabel.text = contact.name
        birthdayLabel.text = contact.birthday
    }

    func show(error: String) {
        errorLabel.isHidden = false
        errorLabel.text = error
    }
}
