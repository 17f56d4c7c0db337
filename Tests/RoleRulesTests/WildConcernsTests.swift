import Testing

@Suite("Concerns as others mix them")
struct WildConcernsTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let noPresenter = "final class ShelfPresenter {}"

    static let cases: [WildCase] = [
        WildCase(
            "a date to fall back on and a frame of an animation decide nothing; a day that is compared does",
            "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(_ due: Date?) { picker.date = due ?? Date() }
                }
                """,
                "Shelf/ShelfHeaderView.swift": """
                final class ShelfHeaderView: UIView {
                    let link = CADisplayLink(target: self, selector: #selector(step))
                    @objc func step() { let now = Date(); move(now.timeIntervalSince(start)) }
                }
                """,
                "Shelf/ShelfCell.swift": """
                final class ShelfCell: UITableViewCell {
                    func show(_ due: Date) { label.isHidden = due > Date() }
                }
                """,
            ],
            [
                "Shelf/ShelfCell.swift:2 ShelfCell does business rule with Date(), which is not the work of a part of the view"
            ]),
        WildCase(
            "a page for a web view is shown; a request without one is sent", "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    func open(_ page: URL) { page.load(URLRequest(url: page)) }
                }
                """,
                "Page/PageViewController.swift": """
                final class PageViewController: UIViewController {
                    let web = WKWebView()
                    func open(_ page: URL) { web.load(URLRequest(url: page)) }
                }
                """,
                "Page/PagePresenter.swift": "final class PagePresenter {}",
            ],
            ["\(view):2 ShelfViewController does networking with URLRequest(url:), which is not the work of a View"]),
        WildCase(
            "a Wireframe hands over the app's own formatter, and formats nothing itself", "one-concern-a-type",
            [
                presenter: noPresenter,
                "Shelf/ShelfWireframe.swift": """
                final class ShelfWireframe {
                    func make() { _ = ShelfPresenter(formatter: DueFormatter()) }
                    func title(_ day: Date) -> String { DateFormatter().string(from: day) }
                }
                """,
                "Common/DueFormatter.swift": "struct DueFormatter {}",
            ],
            [
                "Shelf/ShelfWireframe.swift:3 ShelfWireframe does formatting with DateFormatter(), which is not the work of a Wireframe"
            ]
        ),
        WildCase(
            "who ends a search or a transition leaves no screen", "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    let search: UISearchController
                    func end() { search.dismiss(animated: true) }
                    func close() { dismiss(animated: true) }
                }
                """,
                "Shelf/ShelfView.swift": """
                final class ShelfViewPresentationController: UIPresentationController {
                    func end() { presentedViewController.dismiss(animated: true) }
                }
                """,
            ],
            ["\(view):4 ShelfViewController does navigation with dismiss(animated:), which is not the work of a View"]),
        WildCase(
            "a view says what it always says; texts of values are made for it", "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(_ row: ShelfRow) {
                        title = NSLocalizedString("shelf", comment: "")
                        nameLabel.text = row.name
                        hintLabel.text = row.isLent ? "lent" : "here"
                        accessibilityLabel = "row \\(row.name)"
                    }
                }
                """,
                "Shelf/ShelfCell.swift": """
                final class ShelfCell: UITableViewCell {
                    func show(_ row: ShelfRow) {
                        nameLabel.text = "\\(row.first) \\(row.last)"
                        priceLabel.text = "$" + row.price
                        summaryLabel.text = row.description
                        dueLabel.text = String(row.days)
                        hintLabel.text = String(localized: "hint")
                    }
                }
                """,
            ],
            [
                "Shelf/ShelfCell.swift:3 ShelfCell does formatting with \"\\(row.first) \\(row.last)\", and in 2 other places, which is not the work of a part of the view"
            ]),
        WildCase(
            "a screen ends its own alert, and leaves itself to the Wireframe", "one-concern-a-type",
            [
                presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfViewController.swift": """
                final class ShelfViewController: UIViewController {
                    func say() {
                        let alert = UIAlertController(title: "Stored", message: nil, preferredStyle: .alert)
                        present(alert, animated: true) { self.dismiss(animated: true) }
                    }
                    func leave() { dismiss(animated: true) }
                    func lend() {
                        dismiss(animated: true)
                        present(UIAlertController(), animated: true)
                    }
                }
                """,
            ],
            [
                "Shelf/ShelfViewController.swift:6 ShelfViewController does navigation with dismiss(animated:), and in 1 other place, which is not the work of a View"
            ]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func isToldApart(wild: WildCase) throws { try wild.check() }
}
