import Typesetting

/// The view, which displays the presenter's values and reports the user's actions to it.
struct ViperView {
    let module: NewModule
    private var name: String { module.name.joined }
    private var screen: ScreenTemplate {
        ScreenTemplate(module: module) { "presenter?.userDidTap\($0.stem)()" }
    }

    var text: String {
        module.screen.file { Code.parts(actor, fromPresenter) }
    }

    /// The file for the table's rows.
    var table: String {
        guard module.fetch != nil else { return "" }
        return module.screen.file {
            "extension \(name)View: UITableViewDataSource {"
            "    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
            "        rows.count"
            "    }"
            ""
            Code.inside { screen.cell(showing: "rows[indexPath.row].name") }
            "}"
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): shows what its presenter says, and tells it what the user did."
            "final class \(name)View: UIViewController {"
            Code.inside { Code.parts(properties, didLoad, screen.column) }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            "var presenter: (any \(name)PresenterProtocol)?"
            screen.properties
            if module.fetch != nil { "var rows: [\(name)Row] = []" }
        }
    }

    private var didLoad: [String] {
        Code.lines {
            "override func viewDidLoad() {"
            "    super.viewDidLoad()"
            Code.inside { screen.setUp }
            "    presenter?.viewDidLoad()"
            "}"
        }
    }

    private var fromPresenter: [String] {
        Code.lines {
            "extension \(name)View: \(name)ViewProtocol {"
            Code.inside { Code.parts([title] + loader + [rows, error]) }
            "}"
        }
    }

    private var title: [String] {
        Code.lines {
            "func show(title: String) {"
            "    self.title = title"
            "}"
        }
    }

    private var loader: [[String]] {
        guard module.isLoading else { return [] }
        return [("showLoader", "startAnimating", false), ("hideLoader", "stopAnimating", true)].map {
            name, call, isOn in
            Code.lines {
                "func \(name)() {"
                "    loader.\(call)()"
                module.events.map { "    \($0.button).isEnabled = \(isOn)" }
                "}"
            }
        }
    }

    private var rows: [String] {
        guard module.fetch != nil else { return [] }
        return Code.lines {
            "func show(rows: [\(name)Row]) {"
            "    self.rows = rows"
            "    table.reloadData()"
            "}"
        }
    }

    private var error: [String] {
        guard module.isLoading else { return [] }
        return Code.lines {
            "func show(error: String) {"
            "    errorLabel.text = error"
            "}"
        }
    }
}
