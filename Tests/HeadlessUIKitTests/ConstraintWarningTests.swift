import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A screen says which constraint it doesn't follow")
struct ConstraintWarningTests {
    private let controller = UIViewController()
    private let label = UILabel()
    private let screen: Screen

    init() {
        label.text = "text"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        screen = Screen(window(showing: controller))
    }

    private func warnings(_ constraints: NSLayoutConstraint...) -> [String] {
        let before = UIKitWarning.log.last
        NSLayoutConstraint.activate(constraints)
        _ = screen.render()
        _ = screen.render()
        let start = UIKitWarning.log.lastIndex { $0 == before }.map { $0 + 1 } ?? 0
        return Array(UIKitWarning.log[start...]).filter { $0.contains("UILabel") }
    }

    @Test("nothing about a view that is placed, and how often it is looked at doesn't matter")
    func none() {
        #expect(
            warnings(
                label.topAnchor.constraint(equalTo: controller.view.topAnchor),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)) == [])
        let contradiction = label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 32)
        #expect(
            warnings(contradiction) == [
                "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint: "
                    + "UILabel.top == UIView.top + 32.0"
            ])
        #expect(screen.render().contains("│ text"))
    }

    @Test("a contradiction that may be ignored is ignored")
    func priority() {
        let wish = label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 32)
        wish.priority = .defaultHigh
        #expect(
            warnings(
                wish, label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)) == [])
        #expect(screen.render().split(separator: "\n").firstIndex { $0.contains("text") } == 2)
    }

    @Test("a view that nothing places")
    func ambiguous() {
        #expect(
            warnings(label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)) == [
                "No constraint decides the vertical position of \(UIKitWarning.name(label))."
            ])
    }

    @Test("a relation to a view that a stack or another view places")
    func unknown() {
        let (stack, other) = (UIStackView(), UILabel())
        stack.addArrangedSubview(other)
        controller.view.addSubview(stack)
        #expect(
            warnings(
                label.topAnchor.constraint(equalTo: other.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
            ).first == "A screen in text can't follow this constraint, whose other side it doesn't know: "
                + "UILabel.top == UILabel.bottom")
    }

    @Test("a place for a view that a stack places")
    func arranged() {
        let stack = UIStackView(arrangedSubviews: [label])
        controller.view.addSubview(stack)
        #expect(warnings(label.widthAnchor.constraint(equalToConstant: 80)) == [])
        #expect(
            warnings(label.topAnchor.constraint(equalTo: stack.topAnchor)) == [
                "A screen in text can't follow this constraint on a view that a stack places: UILabel.top == UIStackView.top"
            ])
    }

    /// UIView, `translatesAutoresizingMaskIntoConstraints`: true makes constraints from the frame.
    @Test("a view that was not told to leave its frame")
    func translates() {
        label.translatesAutoresizingMaskIntoConstraints = true
        #expect(
            warnings(label.topAnchor.constraint(equalTo: controller.view.topAnchor)) == [
                "Unable to simultaneously satisfy constraints. UILabel has a frame, since its "
                    + "translatesAutoresizingMaskIntoConstraints is true, and this constraint: UILabel.top == UIView.top"
            ])
    }
}
