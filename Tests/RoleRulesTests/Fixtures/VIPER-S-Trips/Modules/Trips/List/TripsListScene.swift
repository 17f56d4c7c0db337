import UIKit

/// All trips in a table. "TripsListWorker" is not its business.
class TripsListScene: BaseScene<TripsList_HandleUIEvents> {
    @IBOutlet var table: UITableView!
    private var adapter: TripsListSceneTable?
    private lazy var refresh: () -> Void = {
        self.eventsHandler.onRefresh()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        adapter = TripsListSceneTable(scene: self)
        table.dataSource = adapter
        table.delegate = adapter
        eventsHandler.onUIReady()
    }

    @IBAction func addTapped(_ sender: Any) {
        eventsHandler.onAddTrip()
    }

    @IBAction func settingsTapped(_ sender: Any) {
        guard let handler = eventsHandler else { return }
        handler.onSettings()
    }

    @IBAction func pulled(_ sender: UIRefreshControl) {
        refresh()
    }
}

// MARK: - Display UI

extension TripsListScene: TripsList_DisplayUI {
    func toggle(loading: Bool) {
        showLoader(loading)
    }

    func display(trips: [TripUI]) {
        adapter?.trips = trips
        table.reloadData()
    }

    func display(summary: String) {
        navigationItem.prompt = summary
    }

    func displayError(_ message: String) {
        showAlert(message)
    }
}
