import Spies

/// What each actor says in its conversation, in the app as it was handed out.
enum Expected {
    static let ofListView: [Message] = [
        "presenter.viewDidLoad()", "presenter.userDidTapReturnAll()", "presenter.userDidSelectRow(at: 1)",
    ]
    static let ofDetailView: [Message] = ["presenter.viewDidLoad()", "presenter.userDidTapLend()"]
    static let ofLendView: [Message] = [
        "presenter.viewDidLoad()", #"presenter.userDidTapSave(borrower: "Cleo", days: "14")"#,
    ]
    static let ofListPresenter: [Message] = [
        "view.showLoader()", "interactor.fetchBooks()",
        "view.hideLoader()",
        #"""
        view.show(rows: [["Middlemarch", "George Eliot, lent to Ada until May 19, 2024", "red"], \#
        ["The Voyage Out", "Virginia Woolf", ""]])
        """#,
        #"wireFrame.presentBookDetail(of: "The Voyage Out")"#,
        "view.showLoader()", "interactor.returnAllBooks()",
        "view.hideLoader()", #"view.showMessage(title: "Done", text: "All books are back on the shelf.")"#,
        "view.hideLoader()", #"view.showMessage(title: "Error", text: "Your books could not be returned.")"#,
        "view.hideLoader()", #"view.showMessage(title: "Error", text: "Your books could not be loaded.")"#,
    ]
    static let ofDetailPresenter: [Message] = [
        "interactor.watchBook()",
        #"view.show(title: "Middlemarch", author: "George Eliot")"#,
        #"view.show(status: "Lent to Ada until May 21, 2024", standsOut: false)"#,
        "view.show(canLend: false)",
        #"view.show(title: "Middlemarch", author: "George Eliot")"#,
        #"view.show(status: "Overdue: lent to Ada until May 19, 2024", standsOut: true)"#,
        "view.show(canLend: false)",
        #"view.show(title: "Middlemarch", author: "George Eliot")"#,
        #"view.show(status: "On the shelf", standsOut: false)"#,
        "view.show(canLend: true)",
        #"wireFrame.presentLend(of: "Middlemarch")"#,
    ]
    static let ofLendPresenter: [Message] = [
        #"view.show(bookTitle: "Emma")"#,
        "view.show(canSave: false)", #"interactor.lend(to: "Cleo", days: 14)"#,
        "view.show(canSave: true)", #"view.showMessage(title: "Error", text: "Please enter a name.")"#,
        "view.show(canSave: true)",
        #"view.showMessage(title: "Error", text: "Please enter a number of days, 1 to 365.")"#,
        "view.show(canSave: true)", #"view.showMessage(title: "Error", text: "The loan could not be saved.")"#,
        "wireFrame.goBack()",
    ]
    static let ofListInteractor: [Message] = [
        "dataManager.loadBooks()", #"presenter.didFetch([["Middlemarch", "overdue"], ["The Voyage Out", ""]])"#,
        "presenter.didFailToFetch()",
        #"dataManager.change([["Middlemarch", nil], ["The Voyage Out", nil]])"#,
        "presenter.didReturnAllBooks()", "presenter.didFailToReturnAllBooks()",
        #"presenter.didFetch([["Middlemarch", "overdue"]])"#,
    ]
    static let ofLendInteractor: [Message] = [
        "presenter.didRefuseBorrower()",
        "presenter.didRefuseDays()", "presenter.didRefuseDays()", "presenter.didRefuseDays()",
        #"dataManager.save("Cleo", ofBook: 7, due: "May 21, 2024")"#,
        #"dataManager.save("Dora", ofBook: 7, due: "May 20, 2025")"#,
        "presenter.didLend()", "presenter.didFailToLend()",
    ]
    static let ofDataManager: [Message] = [
        #"interactor.didLoad(["The Voyage Out", "Middlemarch"])"#,
        #"interactor.didLoad(["Middlemarch", "The Voyage Out"])"#, "interactor.didChange()",
    ]
    static let ofDataManagerThatFails: [Message] = ["interactor.didFailToLoad()", "interactor.didFailToChange()"]
}
