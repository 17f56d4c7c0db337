import UIKit

/// The container of all scenes: it makes them, and says which of them is seen.
class MainRouter: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [scene("ContactList")]
    }

    private func scene(_ identifier: String) -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
    }
}

// MARK: - ContactListRouter

extension MainRouter: ContactListRouter {
    func eventContactSelected(contactId: String) {
        let contact = scene("Contact") as? ContactViewController
        contact?.contactId = contactId
        contact.map { pushViewController($0, animated: true) }
    }

    func eventOrder() {
        pushViewController(scene("OrderEntry"), animated: true)
    }
}
