import ExerciseSupport
import Foundation
import Spies
import Testing

@testable import Exercise06a
@testable import HeadlessUIKit

/// Checks that each screen shows what it did before, and that its view tells its presenter the same.
extension BreakTheCyclesTests {
    @Test("06a.5 the list's view shows what it showed")
    func listShowsTheSame() throws {
        let log = MessageLog()
        let presenter = ListPresenterSpy("presenter", log: log)
        let view = ShelfListView()
        view.presenter = presenter
        let screen = Self.screen(showing: view)
        let all = view.view.subviews
        check("ShelfList", "the screen's title is Bookshelf", screen.title == "Bookshelf")
        check(
            "ShelfList", "table, message and loader fill the screen, also when it turns",
            all.allSatisfy(\.fillsSuperview))
        check("ShelfList", "no message about books before any were shown", !screen.shows("No books yet"))
        view.showLoader()
        check("ShelfList", "showLoader() shows the loader", screen.isLoading)
        view.hideLoader()
        check("ShelfList", "hideLoader() hides it", !screen.isLoading)
        view.show(rows: [])
        check("ShelfList", "a list without rows says so", screen.shows("No books yet"))
        view.show(rows: [
            ShelfListRow(title: "Emma", detail: "Jane Austen, overdue", standsOut: true),
            ShelfListRow(title: "Kindred", detail: "Octavia E. Butler", standsOut: false),
        ])
        check("ShelfList", "a list with rows doesn't say that there are none", !screen.shows("No books yet"))
        check(
            "ShelfList", "each row has its title and its detail, and red is what stands out",
            screen.rows.map(\.text) == ["Emma Jane Austen, overdue", "Kindred Octavia E. Butler"]
                && screen.rows.map { $0.labels.first?.color } == [.systemRed, .darkGray])
        try expectMessages(on: screen, in: "ShelfList", from: view.showMessage)
        try screen.tap("Return all")
        try screen.selectRow(1)
        let isSelected = all.contains { ($0 as? UITableView)?.indexPathForSelectedRow != nil }
        check("ShelfList", "a row that was tapped doesn't stay selected", !isSelected)
        expect(log, Expected.ofListView, of: "ShelfList", "View")
        withExtendedLifetime(presenter) {}
    }

    @Test("06a.5 a book's view shows what it showed")
    func detailShowsTheSame() {
        let log = MessageLog()
        let presenter = DetailPresenterSpy("presenter", log: log)
        let view = BookDetailView()
        view.presenter = presenter
        let screen = Self.screen(showing: view)
        expectLayout(of: view, in: "BookDetail")
        view.show(title: "Emma", author: "Jane Austen")
        check("BookDetail", "title and author are shown", screen.shows("Emma") && screen.shows("Jane Austen"))
        view.show(status: "Overdue", standsOut: true)
        check("BookDetail", "a status that stands out is red", screen.color(of: "Overdue") == .systemRed)
        view.show(status: "Lent", standsOut: false)
        check("BookDetail", "another status is dark gray", screen.color(of: "Lent") == .darkGray)
        for canLend in [false, true] {
            view.show(canLend: canLend)
            // A disabled button can't be tapped.
            try? screen.tap("Lend")
        }
        expect(log, Expected.ofDetailView, of: "BookDetail", "View")
        withExtendedLifetime(presenter) {}
    }

    @Test("06a.5 the view for lending shows what it showed")
    func lendShowsTheSame() throws {
        let log = MessageLog()
        let presenter = LendPresenterSpy("presenter", log: log)
        let view = ShelfLendView()
        view.presenter = presenter
        let screen = Self.screen(showing: view)
        expectLayout(of: view, in: "ShelfLend")
        view.show(bookTitle: "Emma")
        check("ShelfLend", "the book's title is shown", screen.shows("Emma"))
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        for canSave in [false, true] {
            view.show(canSave: canSave)
            try? screen.tap("Save")
        }
        try expectMessages(on: screen, in: "ShelfLend", from: view.showMessage)
        expect(log, Expected.ofLendView, of: "ShelfLend", "View")
        withExtendedLifetime(presenter) {}
    }

    private static func screen(showing view: UIViewController) -> Screen {
        Screen(.phone(showing: view))
    }

    /// Shows two messages, since the second must not be the first again.
    private func expectMessages(
        on screen: Screen, in module: String, from show: (_ title: String, _ text: String) -> Void
    ) throws {
        for text in ["All books are back.", "The loan could not be saved."] {
            let warnings = UIKitWarning.log
            show("Done", text)
            check(
                module, "showMessage(title:text:) shows just that, with OK below",
                screen.alert == Screen.Alert(title: "Done", message: text, buttons: ["OK"]))
            check(
                module, "it presents its alert once; UIKit crashes an app that presents one that is already there",
                UIKitWarning.log == warnings)
            try screen.tap("OK")
        }
    }

    private func expectLayout(of screen: UIViewController, in module: String) {
        let stack = screen.view.subviews.compactMap { $0 as? UIStackView }.first
        check(
            module, "the views on the screen are in a column, 8 points apart",
            stack?.axis == .vertical && stack?.spacing == 8)
        check(
            module, "it begins at the top and is as wide as the screen, also when the screen turns",
            stack?.isColumn == true)
    }

    private func check(_ module: String, _ expected: String, _ holds: Bool) {
        if holds { return }
        Issue.record(
            .teaching(
                expected: expected, happened: "that is no longer so",
                why: "you change who frees whom; what the app does stays as it was",
                look: Self.look("View", in: [module], for: "compare it with the app as you got it")))
    }
}
