import Foundation
import HeadlessUIKit
import Testing

@testable import ExerciseSupport

@MainActor
@Suite("A walk looks at the layout of each screen that buttons and rows lead to")
struct LayoutWalkTests {
    /// Returns a screen with these buttons, one below the other.
    private func screen(_ title: String, _ buttons: [String: () -> Void], isFlawed: Bool = false) -> UIViewController {
        let controller = isFlawed ? BlackScreen() : UIViewController()
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
        var walk = LayoutWalk(shown)
        await walk.look()
        #expect(Set(walk.titles) == ["First", "Second", "Third"])
        #expect(walk.flaws.map(\.title) == ["Third"])
        #expect(walk.flaws.map(\.problem) == [.noBackground("BlackScreen")])
    }

    @Test("each flaw is a finding that leads to the controller's class")
    func finding() async throws {
        let folder = try TemporaryFolder()
        let exercise = Exercise("06b", in: folder.url)
        let sources = exercise.folder.appending(path: "Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("\n\nfinal class BlackScreen: UIViewController {}\n".utf8)
            .write(to: sources.appending(path: "BlackScreen.swift"))
        let window = UIWindow.phone(showing: screen("Black", [:], isFlawed: true))
        await withKnownIssue("this check has to fail") {
            await expectNoLayoutFlaws(in: window, of: exercise)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("happened: \(Screen.Problem.noBackground("BlackScreen"))")
                && text.contains("look: \(exercise.path("Sources/BlackScreen.swift")):3\n")
        }
    }
}

private final class BlackScreen: UIViewController {}
