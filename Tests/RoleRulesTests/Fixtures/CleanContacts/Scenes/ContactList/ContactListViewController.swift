import UIKit

class ContactListViewController: UIViewController {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var adapter: ContactListAdapter!

    var presenter: ContactListPresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        ContactListConnector(viewController: self, adapter: adapter).configure()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.eventViewReady(maxHeight: Double(view.bounds.height))
    }

    @IBAction func orderButtonTouched(_ sender: UIButton) {
        presenter.eventOrder()
    }
}

// MARK: - ContactListViewReadyPresenterOutput

extension ContactListViewController: ContactListViewReadyPresenterOutput {
    func showContactList() {
        tableView.reloadData()
    }
}
