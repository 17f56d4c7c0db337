import Testing

@testable import Checking

@Suite("A compiler error that comes from what is different here says so")
struct PlatformAdviceTests {
    private func text(_ message: String) -> String? {
        PlatformAdvice.lines(for: message)?.map { "\($0.heading): \($0.text)" }.joined(separator: "\n")
    }

    @Test("UIKit's place is taken by HeadlessUIKit")
    func module() {
        #expect(
            text("no such module 'UIKit'") == """
                why: exercises run without an iPhone, so a stand-in takes the place of UIKit: HeadlessUIKit
                fix: import HeadlessUIKit; in an app for iOS, the same code imports UIKit
                """)
        #expect(text("no such module 'Alamofire'") == nil)
    }

    @Test(
        "what HeadlessUIKit lacks has a name, and something to write instead",
        arguments: [
            (
                "value of type 'UIView' has no member 'leftAnchor'", "leftAnchor",
                "use leading, trailing, top, bottom, center, width and height anchors, or a UIStackView"
            ),
            (
                "value of type 'UIView' has no member 'safeAreaInsets'", "safeAreaInsets",
                "use leading, trailing, top, bottom, center, width and height anchors, or a UIStackView"
            ),
            (
                "cannot find type 'UITableViewDiffableDataSource' in scope", "UITableViewDiffableDataSource",
                "make a class the table's dataSource, and call reloadData()"
            ),
            (
                "cannot find 'UISearchController' in scope", "UISearchController",
                "Sources/Kit/HeadlessUIKit has what there is; the starter's files show how it is used"
            ),
        ])
    func members(message: String, name: String, fix: String) {
        #expect(
            text(message) == """
                why: HeadlessUIKit stands in for UIKit, and has only what the lessons use: no \(name)
                fix: \(fix)
                """)
    }

    @Test("isolation is one plain sentence, and a base class is told its initializer")
    func isolation() {
        let message =
            "main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration"
        #expect(
            text(message) == """
                why: a class here belongs to the main actor, and the init() that Swift adds to its base class doesn't
                fix: write init() {} in the base class
                """)
        #expect(
            text("main actor-isolated property 'books' can not be mutated from a nonisolated context") == """
                why: in Swift 6, the compiler checks which thread code runs on; everything in an exercise belongs to the main \
                actor unless it says nonisolated
                """)
    }

    @Test(
        "other errors have no such reason",
        arguments: ["cannot find 'bokos' in scope", "cannot find type 'UsersInterface' in scope"])
    func others(message: String) {
        #expect(text(message) == nil)
    }
}
