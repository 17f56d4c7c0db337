import Foundation
import HeadlessUIKit

/// The report's screen: a table that its adapter fills, and an indicator until there is something to fill it with.
final class ReportViewController: UIViewController {
    let presenter: ReportPresenter
    let adapter: ReportAdapter

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(presenter: ReportPresenter, adapter: ReportAdapter) {
        self.presenter = presenter
        self.adapter = adapter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        adapter.fill(tableView)
        for part in [tableView, spinner] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        presenter.eventViewReady()
    }
}

// MARK: - View ready output

extension ReportViewController: ReportViewReadyPresenterOutput {
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

extension ReportViewController: ReportPresenterOutput {}
