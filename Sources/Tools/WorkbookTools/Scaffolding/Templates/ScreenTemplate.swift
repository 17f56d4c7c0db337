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
            if !views.isEmpty { "fill(with: [\(views.joined(separator: ", "))])" }
        }
    }

    private var views: [String] {
        (module.isLoading ? ["loader", "errorLabel"] : []) + module.events.map(\.button)
            + (module.fetch == nil ? [] : ["table"])
    }

    /// The function that puts the views one below the other.
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
            "required init?(coder: NSCoder) {"
            "    return nil  // no storyboard: the module is made in code"
            "}"
        }
    }
}
