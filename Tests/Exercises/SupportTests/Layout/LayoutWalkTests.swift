import Foundation
import HeadlessUIKit
import Testing

@testable import ExerciseSupport

@MainActor
@Suite("A walk looks at the layout of each screen that buttons and rows lead to")
struct LayoutWalkTests {
    /// Returns a screen with these buttons, one below the other.
    private func screen(_ title: String, _ buttons: [String: () -> Void], isFlawed: Bool = false) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let column = UIStackView(
            arrangedSubviews: buttons.map { name, action in
                UIButton(type: .system, primaryAction: UIAction(title: name) { _ in action() })
            })
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(column)
        controller.view.backgroundColor = isFlawed ? nil : .systemBackground
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        return controller
    }

    @Test("it comes back from each, through alerts as well")
    func walk() async {
        let (third, second) = (screen("Third", [:], isFlawed: true), screen("Second", [:]))
        var window: UIWindow?
        let stack = { window?.rootViewController as? UINavigationController }
        let first = screen(
            "First",
            [
                "Ask": {
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default))
                    stack()?.present(alert, animated: false)
                },
                "Second": { stack()?.pushViewController(second, animated: false) },
                "Third": { stack()?.pushViewController(third, animated: false) },
            ])
        let shown = UIWindow.phone(showing: first)
        window = shown
        var walk = LayoutWalk(Screen(shown))
        await walk.look()
        #expect(Set(walk.titles) == ["First", "Second", "Third"])
        #expect(walk.flaws == ["Third: \(Screen.Problem.noBackground("UIViewController"))"])
    }

    @Test("each flaw is an issue")
    func issues() async {
        let window = UIWindow.phone(showing: screen("Black", [:], isFlawed: true))
        await withKnownIssue("this check has to fail") {
            await expectNoLayoutFlaws(in: window)
        } matching: { issue in
            issue.comments == [Comment(rawValue: "Black: \(Screen.Problem.noBackground("UIViewController"))")]
        }
    }
}
