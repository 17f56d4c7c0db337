import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("An app as a test has it before it")
struct AppTests {
    private func labels(_ texts: [String]) -> UIViewController {
        let controller = UIViewController()
        let stack = UIStackView(
            arrangedSubviews: texts.map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        stack.axis = .vertical
        stack.spacing = 8
        addColumn(stack, to: controller)
        return controller
    }

    private func addColumn(_ stack: UIStackView, to controller: UIViewController) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        let safeArea = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
    }

    @Test("is on the window of a phone, in a stack")
    func phone() {
        let first = UIViewController()
        let window = UIWindow.phone(showing: first)
        #expect(window.frontController === first)
        #expect(first.navigationController?.viewControllers.count == 1)
    }

    @Test("has a controller in front: the one that was pushed or presented last, and no alert")
    func front() {
        let (first, second, sheet) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow.phone(showing: first)
        first.navigationController?.pushViewController(second, animated: false)
        #expect(window.frontController === second)
        second.present(UINavigationController(rootViewController: sheet), animated: false)
        #expect(window.frontController === sheet)
        sheet.present(UIAlertController(title: "Error", message: nil, preferredStyle: .alert), animated: false)
        #expect(window.frontController === sheet)
        #expect(UIWindow(frame: .zero).frontController == nil)
    }

    @Test("shows texts in a column only where one stands below the other")
    func column() {
        let screen = Screen(.phone(showing: labels(["Emma", "Jane Austen", "Lend"])))
        #expect(screen.showsColumn(of: ["Emma", "Jane Austen", "Lend"]))
        #expect(!screen.showsColumn(of: ["Emma", "Lend", "Jane Austen"]))
        #expect(!screen.showsColumn(of: ["Emma", "Lend"]))
        #expect(!screen.showsColumn(of: ["Kindred", "Emma"]))
    }

    @Test("lends a book by both fields and Save")
    func lending() throws {
        let controller = UIViewController()
        let fields = ["Borrower", "Days"].map { placeholder in
            let field = UITextField()
            field.placeholder = placeholder
            return field
        }
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        var saved: [String?] = []
        button.addAction(UIAction { _ in saved = fields.map(\.text) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: fields + [button])
        stack.axis = .vertical
        addColumn(stack, to: controller)
        let screen = Screen(.phone(showing: controller))
        try screen.lend()
        #expect(saved == ["Cleo", "14"])
        try screen.lend(to: "Dora", days: "365")
        #expect(saved == ["Dora", "365"])
    }

    @Test("says which screen was pushed while it was in the stack already, and counts what is pushed")
    func pushedAgain() throws {
        let window = UIWindow.phone(showing: UIViewController())
        let stack = try #require(window.rootViewController as? UINavigationController)
        let second = UIViewController()
        stack.pushViewController(second, animated: false)
        #expect(window.pushedAgain { $0 } == nil)
        stack.pushViewController(second, animated: false)
        #expect(window.pushes == 2)
        let finding = window.pushedAgain { "the one that pushes \($0)" }?.rawValue ?? ""
        #expect(finding.contains("happened: the same UIViewController was pushed twice"))
        #expect(finding.hasSuffix("look: the one that pushes UIViewController"))
        #expect(UIWindow(frame: .zero).pushes == 0)
    }

    @Test("has a file that says what was written, and fails where it says something else")
    func file() throws {
        let folder = try TemporaryFolder()
        let file = TestFile<[Date]>(folder.url.appending(path: "dates.json"))
        #expect(throws: (any Error).self) { try file.read() }
        try file.write([TestClock.noon])
        #expect(try String(contentsOf: file.url, encoding: .utf8) == #"["2024-05-20T12:00:00Z"]"#)
        #expect(try file.read() == [TestClock.noon])
        try Data("no dates".utf8).write(to: file.url)
        #expect(throws: (any Error).self) { try file.read() }
    }
}
