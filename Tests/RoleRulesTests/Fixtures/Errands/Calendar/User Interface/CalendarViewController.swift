import UIKit

class CalendarViewController: UITableViewController, CalendarViewInterface {

    var eventHandler: CalendarModuleInterface?
    var data: UpcomingDisplayData?
    @IBOutlet var noContentView: UIView!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventHandler?.updateView()
    }

    func didTapAddButton() {
        eventHandler?.addNewEntry()
    }

    func showNoContentMessage() {
        view = noContentView
    }

    func showUpcoming(_ data: UpcomingDisplayData) {
        self.data = data
        tableView.reloadData()
    }
}
