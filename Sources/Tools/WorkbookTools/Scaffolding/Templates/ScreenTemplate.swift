import Typesetting

/// What the screens of all architectures have in common: a title, buttons, a table, a loader, a line for errors.
struct ScreenTemplate {
    let module: NewModule
    /// Statements that pass an event on, given the event.
    let passOn: (ModuleEvent) -> String

    /// The views, as properties.
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

    /// Statements of `viewDidLoad` that set the views up.
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
            if !views.isEmpty { "fill(with: [\(views.joined(separator: ", "))])" }
        }
    }

    private var views: [String] {
        (module.isLoading ? ["loader", "errorLabel"] : []) + module.events.map(\.button)
            + (module.fetch == nil ? [] : ["table"])
    }

    /// A function that puts the views one below the other.
    var fill: [String] {
        guard !views.isEmpty else { return [] }
        return Code.lines {
            "private func fill(with views: [UIView]) {"
            "    let column = UIStackView(arrangedSubviews: views)"
            "    column.axis = .vertical"
            "    column.frame = view.bounds"
            "    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
            "    view.addSubview(column)"
            "}"
        }
    }

    /// Statements that show whether work goes on.
    var showLoading: [String] {
        Code.lines {
            "if loading { loader.startAnimating() } else { loader.stopAnimating() }"
            module.events.map { "\($0.button).isEnabled = !loading" }
        }
    }

    /// Initializers of a screen that gets its partner when it is made.
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
            "required init?(coder: NSCoder) {"
            "    return nil  // no storyboard: the module is made in code"
            "}"
        }
    }
}
