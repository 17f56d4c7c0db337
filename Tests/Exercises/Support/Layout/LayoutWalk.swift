import HeadlessUIKit

/// Goes to each screen of an app once, by its buttons and its first row.
@MainActor
struct LayoutWalk {
    /// The flaws of all screens, each once.
    private(set) var flaws: [LayoutFlaw] = []
    /// The titles of the screens that were looked at.
    private(set) var titles: [String] = []
    private let window: UIWindow
    private let screen: Screen

    init(_ window: UIWindow) {
        self.window = window
        screen = Screen(window)
    }

    /// Looks at the screen in front, and at those that it leads to.
    mutating func look() async {
        try? await screen.settle()
        let title = screen.title ?? "a screen without a title"
        guard !titles.contains(title) else { return }
        titles.append(title)
        let controller = window.frontController.map { String(describing: type(of: $0)) } ?? ""
        for problem in screen.problemsInAnyWidth {
            let flaw = LayoutFlaw(title: title, controller: controller, problem: problem)
            if !flaws.contains(flaw) { flaws.append(flaw) }
        }
        for name in buttons { await follow(from: title) { try $0.tap(name) } }
        if !screen.rows.isEmpty { await follow(from: title) { try $0.selectRow(0) } }
    }

    /// The names of the buttons that can be tapped, without the one that leads back.
    private var buttons: [String] {
        screen.inventory.compactMap { $0.wholeMatch(of: /(?:bar )?button "(.*)"/).map { String($0.1) } }
    }

    /// Takes a step, looks at the screen that it leads to, and returns.
    private mutating func follow(from title: String, _ step: (Screen) throws -> Void) async {
        guard (try? step(screen)) != nil else { return }
        try? await screen.settle()
        while let button = screen.alert?.buttons.first, (try? screen.tap(button)) != nil { try? await screen.settle() }
        await look()
        while screen.title != title, (try? screen.goBack()) != nil { try? await screen.settle() }
    }
}
