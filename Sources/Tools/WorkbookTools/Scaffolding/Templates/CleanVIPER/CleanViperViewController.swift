import Typesetting

/// The view controller, which passes events inward and shows the results.
struct CleanViperViewController {
    let module: NewModule
    private var name: String { module.name.joined }
    private var screen: ScreenTemplate {
        ScreenTemplate(module: module) { "presenter.event\($0.stem)()" }
    }

    var text: String {
        module.screen.file { Code.parts([actor, viewReady] + outcomes + [all]) }
    }

    /// The file for the table's rows.
    var table: String {
        guard module.fetch != nil else { return "" }
        return module.screen.file {
            "// MARK: - The table's rows"
            ""
            "extension \(name)ViewController: UITableViewDataSource {"
            "    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
            "        presenter.rowCount"
            "    }"
            ""
            Code.inside { screen.cell(showing: "presenter.row(at: indexPath.row).name") }
            "}"
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): passes on what happens, and shows what comes of it."
            "final class \(name)ViewController: UIViewController {"
            Code.inside {
                Code.parts(
                    [["let presenter: \(name)Presenter"] + screen.properties]
                        + ScreenTemplate.initializers("presenter", type: "\(name)Presenter")
                        + [didLoad, screen.column, loading])
            }
            "}"
        }
    }

    private var didLoad: [String] {
        Code.lines {
            "override func viewDidLoad() {"
            "    super.viewDidLoad()"
            Code.inside { screen.setUp }
            "    presenter.eventViewReady()"
            "}"
        }
    }

    private var loading: [String] {
        guard module.isLoading else { return [] }
        return Code.lines {
            "private func show(loading: Bool) {"
            Code.inside { screen.showLoading }
            "}"
        }
    }

    // MARK: - Outputs of the presenter

    private func output(_ event: String, _ methods: [(String, [String])]) -> [String] {
        Code.lines {
            "// MARK: - \(event) output"
            ""
            "extension \(name)ViewController: \(name)\(event)PresenterOutput {"
            Code.inside {
                Code.parts(
                    methods.map { signature, body -> [String] in
                        let indented: [String] = body.map { line in "    " + line }
                        return ["func \(signature) {"] + indented + ["}"]
                    })
            }
            "}"
        }
    }

    private var viewReady: [String] {
        var methods = [("show(title: String)", ["self.title = title"])]
        if let fetch = module.fetch {
            methods += [
                ("show\(fetch.title)Start()", ["show(loading: true)"]),
                ("show\(fetch.title)()", ["show(loading: false)", "table.reloadData()"]),
                (
                    "show\(fetch.title)(message: String)",
                    ["show(loading: false)", "errorLabel.text = message", "table.reloadData()"]
                ),
            ]
        }
        return output("ViewReady", methods)
    }

    private var outcomes: [[String]] {
        guard module.hasData else { return [] }
        return module.events.map { event in
            output(
                event.stem,
                [
                    ("show\(event.stem)Start()", ["show(loading: true)"]),
                    ("show\(event.stem)End()", ["show(loading: false)"]),
                    (
                        "show\(event.stem)Error(message: String)",
                        ["show(loading: false)", "errorLabel.text = message"]
                    ),
                ])
        }
    }

    private var all: [String] { ["extension \(name)ViewController: \(name)PresenterOutput {}"] }
}
