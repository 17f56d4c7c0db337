import Typesetting

/// The common parts of all architectures' screens: a title, buttons, a table, a loader and a line for errors.
struct ScreenTemplate {
    let module: NewModule
    /// Returns the statement that passes an event on.
    let passOn: (ModuleEvent) -> String

    /// The properties for the views.
    var properties: [String] {
        Code.lines {
            if module.fetch != nil { "let table = UITableView(frame: .zero)" }
            module.events.map { "let \($0.button) = UIButton(type: .system)" }
            if module.isLoading {
                "let loader = UIActivityIndicatorView(style: .medium)"
                "let errorLabel = UILabel()"
            }
        }
    }

    /// The statements of `viewDidLoad` that set up the views.
    var setUp: [String] {
        Code.lines {
            "view.backgroundColor = .systemBackground"
            if let entity = module.fetch.map({ _ in module.entity }) {
                "table.register(UITableViewCell.self, forCellReuseIdentifier: \"\(entity)\")"
                "table.dataSource = self"
            }
            for event in module.events {
                "\(event.button).setTitle(\"\(event.title)\", for: .normal)"
                "\(event.button).addAction("
                "    UIAction { [weak self] _ in self?.\(passOn(event)) }, for: .touchUpInside)"
            }
            if module.isLoading { "errorLabel.numberOfLines = 0" }
            if !controls.isEmpty { "addColumn(of: [\(controls.joined(separator: ", "))])" }
        }
    }

    /// The views of the column above the table.
    private var controls: [String] {
        (module.isLoading ? ["loader", "errorLabel"] : []) + module.events.map(\.button)
    }

    /// The function that puts the controls one below the other, and the table below them.
    var column: [String] {
        guard !controls.isEmpty else { return [] }
        return Code.lines {
            "private func addColumn(of views: [UIView]) {"
            "    let column = UIStackView(arrangedSubviews: views)"
            "    column.axis = .vertical"
            "    column.spacing = 16"
            "    column.translatesAutoresizingMaskIntoConstraints = false"
            "    view.addSubview(column)"
            if module.fetch != nil {
                "    table.translatesAutoresizingMaskIntoConstraints = false"
                "    view.addSubview(table)"
            }
            "    let safeArea = view.safeAreaLayoutGuide"
            "    NSLayoutConstraint.activate(["
            "        column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),"
            "        column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),"
            "        column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),"
            if module.fetch != nil {
                "        table.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),"
                "        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),"
                "        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),"
                "        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),"
            }
            "    ])"
            "}"
        }
    }

    /// The function of a table's data source that makes a row with the text of that expression.
    func cell(showing text: String) -> [String] {
        Code.lines {
            "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
            "    let cell = tableView.dequeueReusableCell(withIdentifier: \"\(module.entity)\", for: indexPath)"
            "    var content = cell.defaultContentConfiguration()"
            "    content.text = \(text)"
            "    cell.contentConfiguration = content"
            "    return cell"
            "}"
        }
    }

    /// The statements that show whether work is in progress.
    var showLoading: [String] {
        Code.lines {
            "if loading { loader.startAnimating() } else { loader.stopAnimating() }"
            module.events.map { "\($0.button).isEnabled = !loading" }
        }
    }

    /// Returns the initializers of a screen that gets its partner on creation.
    static func initializers(_ partner: String, type: String) -> [[String]] {
        [
            Code.lines {
                "init(\(partner): \(type)) {"
                "    self.\(partner) = \(partner)"
                "    super.init(nibName: nil, bundle: nil)"
                "}"
            },
            noStoryboard,
        ]
    }

    /// The initializer that storyboards would use.
    static var noStoryboard: [String] {
        Code.lines {
            "@available(*, unavailable)"
            "required init?(coder: NSCoder) {"
            "    fatalError(\"This screen is made in code\")"
            "}"
        }
    }
}
