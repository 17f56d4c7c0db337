import Foundation
import HeadlessUIKit

/// The screen for lending, with the borrower's name and the number of days.
final class LendViewController: UIViewController {
    private let book: Book
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    private let onLend: @MainActor @Sendable (Book) -> Void

    private let bookLabel = UILabel()
    private let borrowerField = UITextField()
    private let daysField = UITextField()
    private let saveButton = UIButton(type: .system)
    private var isIgnoringTaps = false  // Fault.ignoresASecondTap

    init(
        book: Book, store: any BooksStoring, now: @escaping @MainActor () -> Date,
        onLend: @escaping @MainActor @Sendable (Book) -> Void
    ) {
        self.book = book
        self.store = store
        self.now = now
        self.onLend = onLend
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lend"
        view.backgroundColor = .systemBackground
        bookLabel.text = book.title
        borrowerField.placeholder = "Borrower"
        borrowerField.borderStyle = .roundedRect
        daysField.placeholder = "Days"
        daysField.borderStyle = .roundedRect
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [bookLabel, borrowerField, daysField, saveButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
    }

    private func save() {
        let borrower = (borrowerField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let typed = (daysField.text ?? "").trimmingCharacters(in: .whitespaces)
        if Fault.storesWithoutAName.isOn, borrower.isEmpty { lend(loan(to: "", days: Int(typed) ?? 14)) }
        if Fault.storesABlankName.isOn, borrower == "", borrowerField.text != "" { lend(loan(to: "", days: 7)) }
        if Fault.refusesNobodyInSilence.isOn, borrower.isEmpty { return }
        guard !borrower.isEmpty else {
            showError("Please enter a name.")
            return
        }
        if Fault.storesNoDays.isOn, Int(typed) == 0 { lend(loan(to: borrower, days: 0)) }
        if Fault.storesTooManyDays.isOn, Int(typed) == 366 { lend(loan(to: borrower, days: 366)) }
        if Fault.refusesTooFewDaysInSilence.isOn, (Int(typed) ?? 0) < 1 { return }
        if Fault.refusesTooManyDaysInSilence.isOn, (Int(typed) ?? 0) > 365 { return }
        if Fault.emptiesWhatItRefuses.isOn, !(1...365).contains(Int(typed) ?? 0) { daysField.text = "" }
        if Fault.refusesOneDay.isOn, Int(typed) == 1 { return showError("Please enter a number of days, 2 to 365.") }
        if Fault.refusesAYear.isOn, Int(typed) == 365 { return showError("Please enter a number of days, 1 to 364.") }
        guard let days = Int(typed), (1...365).contains(days) else {
            showError("Please enter a number of days, 1 to 365.")
            return
        }
        lend(loan(to: borrower, days: days))
    }

    private func loan(to borrower: String, days: Int) -> Loan {
        if Fault.keepsSpaces.isOn { return Loan(borrower: borrowerField.text ?? "", due: due(in: days)) }
        if Fault.forgetsTheDays.isOn { return Loan(borrower: borrower, due: due(in: 1)) }
        return Loan(borrower: borrower, due: due(in: days))
    }

    private func due(in days: Int) -> Date {
        now().addingTimeInterval(Double(days) * 86_400)
    }

    private func lend(_ loan: Loan) {
        if Fault.ignoresASecondTap.isOn || Fault.ignoresTapsAfterAFailure.isOn, isIgnoringTaps { return }
        isIgnoringTaps = Fault.ignoresASecondTap.isOn
        saveButton.isEnabled = false
        if Fault.storesTwice.isOn || Fault.ignoresASecondTap.isOn { saveButton.isEnabled = true }
        if Fault.leavesAtOnce.isOn { _ = navigationController?.popViewController(animated: true) }
        let told: Completion<Void> = { [weak self, onLend, book] result in
            var lent = book
            lent.loan = loan
            if Fault.tellsOfNoLoan.isOn { lent.loan = nil }
            if Fault.tellsOfAnotherLoan.isOn { lent.loan?.due = Date(timeIntervalSince1970: 0) }
            if Fault.tellsOfAnotherBook.isOn { lent = Book(id: 0, title: "", author: "", loan: loan) }
            if Fault.tellsOnFailure.isOn, case .failure = result { onLend(lent) }
            if Fault.tellsNobody.isOn || Fault.tellsAtOnce.isOn { return self?.answer(result) ?? () }
            if Fault.tellsAfterLeaving.isOn { self?.answer(result) }
            if case .success = result { onLend(lent) }
            if Fault.tellsAfterLeaving.isOn { return }
            self?.answer(result)
        }
        if Fault.tellsAtOnce.isOn { onLend(Book(id: book.id, title: book.title, author: book.author, loan: loan)) }
        let other = Loan(borrower: "Nobody in particular", due: loan.due)  // Fault.forgetsTheName
        if Fault.forgetsTheName.isOn { return store.save(other, ofBook: book.id, then: told) }
        if Fault.lendsAnotherBook.isOn { return store.save(loan, ofBook: book.id + 1, then: told) }
        store.save(loan, ofBook: book.id, then: told)
    }

    private func answer(_ result: Result<Void, BooksStoreError>) {
        isIgnoringTaps = Fault.ignoresTapsAfterAFailure.isOn
        if Fault.leavesAtOnce.isOn { return }
        saveButton.isEnabled = true
        if Fault.saveStaysDead.isOn { saveButton.isEnabled = false }
        if Fault.forgetsTheTypedName.isOn { borrowerField.text = "Somebody else" }
        if Fault.forgetsTheTypedDays.isOn { daysField.text = "1" }
        switch result {
        case .success:
            if Fault.staysOnSuccess.isOn { return }
            navigationController?.popViewController(animated: true)
        case .failure:
            if Fault.leavesOnFailure.isOn { _ = navigationController?.popViewController(animated: true) }
            if Fault.saysNothing.isOn || Fault.leavesOnFailure.isOn { return }
            showError("The loan could not be saved.")
        }
    }

    private func showError(_ message: String) {
        let message = Fault.usesOtherWords.isOn ? "Nothing was stored. Please look at it again." : message
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
