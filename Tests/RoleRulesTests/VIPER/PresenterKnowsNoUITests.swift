import Testing

@Suite("A Presenter knows no UI")
struct PresenterKnowsNoUITests {
    static let presenter = "Shelf/Presenter/ShelfPresenter.swift"
    static let why = "a Presenter without a screen in it is tested without one, and outlives every redesign"
    static let fix =
        "pass texts and plain values to the view, and let the view turn them into colors, images and controls"

    static let cases: [RuleCase] = [
        RuleCase(
            "an import with what it is for, and one for nothing",
            [
                presenter: """
                import Foundation
                import UIKit

                final class ShelfPresenter {
                    private let icon = UIImage(named: "book")
                    private var color: UIColor { UIColor.red }
                }
                """,
                "Lend/LendPresenter.swift": "@preconcurrency import SwiftUI\nfinal class LendPresenter {}",
            ],
            [
                .init(
                    place: "Lend/LendPresenter.swift:1:24",
                    what: "the file of LendPresenter imports SwiftUI, and names nothing of it",
                    fix: "import Foundation, or nothing; a color written as `.red` is the view's to choose"),
                .init(
                    place: "\(presenter):2:8", what: "the file of ShelfPresenter imports UIKit, for UIImage, UIColor",
                    fix: fix),
            ]),
        RuleCase(
            "Foundation alone",
            [
                presenter: """
                import Foundation

                final class ShelfPresenter {
                    private let formatter = DateFormatter()
                    weak var view: ShelfViewProtocol?
                }
                """,
                "Shelf/View/ShelfView.swift": "import UIKit\nfinal class ShelfView: UIViewController {}",
            ]),
        RuleCase(
            "names of UIKit without an import here: in closures, defaults, interpolations, nested types",
            [
                presenter: """
                final class ShelfPresenter {
                    func show(in color: UIColor = .red) {
                        let text = "\\(UIScreen.main)"
                        later { UIApplication.shared.open(self.url) }
                    }
                    struct Row { let image: UIImage? }
                    lazy var cell = ShelfCell()
                }
                """,
                "Shelf/View/ShelfCell.swift": "import UIKit\nfinal class ShelfCell: UITableViewCell {}",
            ],
            [
                .init(
                    place: "\(presenter):2:25", what: "ShelfPresenter names UIColor, which belongs to the View",
                    fix: fix
                ),
                .init(
                    place: "\(presenter):3:23", what: "ShelfPresenter names UIScreen, which belongs to the View",
                    fix: fix
                ),
                .init(
                    place: "\(presenter):4:17", what: "ShelfPresenter names UIApplication, which belongs to the View",
                    fix: fix),
                .init(
                    place: "\(presenter):6:29", what: "ShelfPresenter.Row names UIImage, which belongs to the View",
                    fix: fix),
                .init(
                    place: "\(presenter):7:21", what: "ShelfPresenter names ShelfCell, which belongs to the View",
                    fix: fix),
            ]),
        RuleCase(
            "in an extension in another file",
            [
                presenter: "final class ShelfPresenter {}",
                "Shelf/Presenter/ShelfPresenter+Colors.swift": """
                import class UIKit.UIColor

                extension ShelfPresenter { func color() -> UIColor { .red } }
                """,
            ],
            [
                .init(
                    place: "Shelf/Presenter/ShelfPresenter+Colors.swift:1:14",
                    what: "the file of ShelfPresenter imports UIKit, for UIColor", fix: fix)
            ]),
        RuleCase(
            "a module in one file, in old Swift: only what the Presenter names",
            [
                "Shelf/Shelf.swift": """
                import UIKit

                class ShelfViewController: UIViewController { @IBOutlet var label: UILabel! }
                class ShelfPresenter: NSObject {
                    var image: UIImage!
                }
                """
            ],
            [
                .init(
                    place: "Shelf/Shelf.swift:5:16", what: "ShelfPresenter names UIImage, which belongs to the View",
                    fix: fix)
            ]),
        RuleCase(
            "its own types with UIKit's look, comments, strings and its protocols' file are tempting and right",
            [
                presenter: """
                // import UIKit
                final class ShelfPresenter {
                    private let text = "UIColor"
                    private let count: UInt = 1
                    private var state = UIState.idle
                    enum UIState { case idle }
                }
                """,
                "Shelf/Protocols/ShelfProtocols.swift": "import UIKit\nprotocol ShelfPresenterProtocol {}",
                "Shelf/WireFrame/ShelfWireFrame.swift": "import UIKit\nfinal class ShelfWireFrame {}",
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("presenter-knows-no-ui", of: .viper, why: Self.why, lesson: "04")
    }
}
