import UIKit

class ErrandListViewController: UITableViewController {

    @IBOutlet weak var emptyLabel: UILabel!
    var presenter: ErrandListPresenterProtocol?
    fileprivate var rows: [ErrandListRow] = []
    // Was: let interactor = ErrandListInteractor()
    fileprivate lazy var badge: ErrandBadgeView = ErrandBadgeView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = badge
        tableView.register(ErrandCell.self, forCellReuseIdentifier: ErrandCell.identifier)
        presenter?.viewDidLoad()
    }

    @IBAction func addTapped(_ sender: UIBarButtonItem) {
        presenter?.didTapAdd()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.didSelect(row: indexPath.row)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "help" else { return }
        let help = storyboard?.instantiateViewController(withIdentifier: "Help")
        help.map { present($0, animated: true, completion: nil) }
    }
}

extension ErrandListViewController: ErrandListViewProtocol {
    func show(rows: [ErrandListRow]) {
        self.rows = rows
        emptyLabel.isHidden = !rows.isEmpty
        badge.count = rows.count
        tableView.reloadData()
    }

    func showError(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        present(alert, animated: true, completion: nil)
    }
}
