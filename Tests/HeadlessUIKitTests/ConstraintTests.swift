import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A constraint counts while it is active")
struct ConstraintTests {
    private let outer = UIView()
    private let inner = UILabel()

    init() { outer.addSubview(inner) }

    /// NSLayoutConstraint, `isActive`: false for a new one; `activate(_:)` and `deactivate(_:)`.
    @Test("it is inactive until it is activated, and belongs to the nearest common ancestor")
    func active() {
        let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8)
        #expect(!constraint.isActive)
        NSLayoutConstraint.activate([constraint])
        #expect(constraint.isActive)
        #expect(outer.constraints == [constraint])
        NSLayoutConstraint.deactivate([constraint])
        #expect(!constraint.isActive)
        #expect(outer.constraints.isEmpty)
        let size = inner.widthAnchor.constraint(equalToConstant: 40)
        size.isActive = true
        #expect(inner.constraints == [size], "a view is an ancestor of itself")
    }

    /// NSLayoutConstraint, `constant`, `priority`; UILayoutPriority.
    @Test("it is required, and adds nothing, unless it says so")
    func defaults() {
        let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        #expect(constraint.constant == 0)
        #expect(constraint.priority == .required)
        #expect([UILayoutPriority.required, .defaultHigh, .defaultLow].map(\.rawValue) == [1_000, 750, 250])
    }

    /// NSLayoutConstraint, `isActive`: without a common ancestor, an exception is thrown, which Swift can't catch.
    @Test("activating one between views without a common ancestor ends the app")
    func noAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (view, column) = (UIView(), UIStackView())
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("UIStackView.top and UIView.safeAreaLayoutGuide.top"))
        #expect(words.contains("because they have no common ancestor"))
    }

    /// UIView, `removeFromSuperview()`: it removes constraints that refer to the view or to one in it.
    @Test("it ends when one of its views leaves, and those inside stay")
    func removal() {
        let text = UILabel()
        inner.addSubview(text)
        let crossing = text.topAnchor.constraint(equalTo: outer.topAnchor)
        let inside = text.topAnchor.constraint(equalTo: inner.topAnchor)
        NSLayoutConstraint.activate([crossing, inside])
        inner.removeFromSuperview()
        #expect(!crossing.isActive)
        #expect(inside.isActive)
    }

    /// NSLayoutConstraint, `firstItem` and `secondItem`: unowned.
    @Test("it keeps no view alive")
    func ownership() {
        weak var freed: UIView?
        var constraint: NSLayoutConstraint?
        do {
            let (view, label) = (UIView(), UILabel())
            view.addSubview(label)
            constraint = label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
            constraint?.isActive = true
            freed = view
        }
        #expect(freed == nil)
        #expect(constraint?.isActive == false)
    }

    /// UIView, `contentHuggingPriority(for:)`; the values are those of Xcode 7.3, as stackoverflow.com/q/36924093 lists.
    @Test("most views hug their content little, switches and indicators more")
    func hugging() {
        let usual: [UIView] = [UIView(), UILabel(), UIButton(type: .system), UITextField(), UIStackView()]
        for view in usual { #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow) }
        for view in [UISwitch(), UIActivityIndicatorView(style: .medium)] {
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        inner.setContentHuggingPriority(.required, for: .vertical)
        #expect(inner.contentHuggingPriority(for: .vertical) == .required)
        #expect(inner.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    /// UIView, `translatesAutoresizingMaskIntoConstraints`: true for views made in code; UIStackView sets it to false.
    @Test("a view's frame places it until it is told otherwise, or is put into a stack")
    func translates() {
        #expect(inner.translatesAutoresizingMaskIntoConstraints)
        _ = UIStackView(arrangedSubviews: [inner])
        #expect(!inner.translatesAutoresizingMaskIntoConstraints)
    }

    /// UIView, `safeAreaLayoutGuide`: the view's edges while it isn't on the screen; UILayoutGuide, `layoutFrame`.
    @Test("the safe area begins below the bars, and a view's own edges bound it outside a window")
    func guides() {
        let controller = controller(titled: "Items")
        let guide = controller.view.safeAreaLayoutGuide
        #expect(guide === controller.view.safeAreaLayoutGuide)
        #expect(guide.owningView === controller.view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let window = window(stacking: controller)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 91, width: 390, height: 719))
        #expect(
            controller.view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 91, width: 358, height: 719),
            "a root view has 16 points at both sides")
        controller.edgesForExtendedLayout = []
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 810))
        withExtendedLifetime(window) {}
    }
}
