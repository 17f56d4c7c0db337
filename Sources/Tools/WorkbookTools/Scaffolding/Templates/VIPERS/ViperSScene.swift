import Typesetting

/// The Scene, which displays the values that it gets and passes events on.
struct ViperSScene {
    let module: NewModule
    private var name: String { module.name.joined }
    private var screen: ScreenTemplate {
        ScreenTemplate(module: module) { "eventsHandler.on\($0.stem)()" }
    }

    var text: String {
        module.screen.file { Code.parts(actor, displayUI) }
    }

    /// The file for the table's rows.
    var table: String {
        guard let fetch = module.fetch else { return "" }
        return module.screen.file {
            "// MARK: - The table's rows"
            ""
            "extension \(name)Scene: UITableViewDataSource {"
            "    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
            "        \(fetch.plural).count"
            "    }"
            ""
            Code.inside { screen.cell(showing: "\(fetch.plural)[indexPath.row].name") }
            "}"
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): shows what it is told, and passes on what happens."
            "final class \(name)Scene: UIViewController {"
            Code.inside {
                Code.parts(
                    [properties] + ScreenTemplate.initializers("eventsHandler", type: "any \(name)_HandleUIEvents")
                        + [didLoad, screen.column])
            }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            "let eventsHandler: any \(name)_HandleUIEvents"
            screen.properties
            if let fetch = module.fetch { "var \(fetch.plural): [\(module.entity)UI] = []" }
        }
    }

    private var didLoad: [String] {
        Code.lines {
            "override func viewDidLoad() {"
            "    super.viewDidLoad()"
            Code.inside { screen.setUp }
            "    eventsHandler.onUIReady()"
            "}"
        }
    }

    private var displayUI: [String] {
        Code.lines {
            "// MARK: - Display UI"
            ""
            "extension \(name)Scene: \(name)_DisplayUI {"
            Code.inside { Code.parts(displayTitle, displayLoading, displayRows, displayError) }
            "}"
        }
    }

    private var displayTitle: [String] {
        Code.lines {
            "func display(title: String) {"
            "    self.title = title"
            "}"
        }
    }

    private var displayLoading: [String] {
        guard module.isLoading else { return [] }
        return Code.lines {
            "func display(loading: Bool) {"
            Code.inside { screen.showLoading }
            "}"
        }
    }

    private var displayRows: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "func display(\(fetch.plural): [\(module.entity)UI]) {"
            "    self.\(fetch.plural) = \(fetch.plural)"
            "    table.reloadData()"
            "}"
        }
    }

    private var displayError: [String] {
        guard module.isLoading else { return [] }
        return Code.lines {
            "func display(error: String) {"
            "    errorLabel.text = error"
            "}"
        }
    }
}
