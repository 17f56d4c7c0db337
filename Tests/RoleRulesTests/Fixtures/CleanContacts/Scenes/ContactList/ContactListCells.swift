import UIKit

protocol ContactListCell {
    func show(row: ContactListViewModel)
}

class ContactListDetailCell: UITableViewCell, ContactListCell {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var phoneLabel: UILabel!

    func show(row: ContactListViewModel) {
        guard case .contact(_, let name, let phone) = row else { return }
        nameLabel.text = name
        phoneLabel.text = phone
    }
}

class ContactListMessageCell: UITableViewCell, ContactListCell {
    @IBOutlet var messageLabel: UILabel!

    func show(row: ContactListViewModel) {
        guard case .message(let text) = row else { return }
        messageLabel.text = text
    }
}
