import Foundation
import HeadlessUIKit

@testable import Lesson10Report

/// The report's screen as a storyboard makes it.
final class NibReportViewController: NibViewController {
    // Outlets: with UIKit, each has an `@IBOutlet` before it, and Interface Builder connects them.
    var tableView: UITableView!
    var spinner: UIActivityIndicatorView!

    // The connector sets these.
    var presenter: ReportPresenter!
    var adapter: ReportAdapter!

    override func awakeFromNib() {
        super.awakeFromNib()
        NibReportConnector(viewController: self).configure()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        adapter.fill(tableView)
        presenter.eventViewReady()
    }
}

// MARK: - View ready output

extension NibReportViewController: @MainActor ReportPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func showReportStart() {
        spinner.startAnimating()
    }

    func showReport() {
        spinner.stopAnimating()
        tableView.reloadData()
    }
}
