import Foundation

/// Turns the captured values into a loan, or into the reason why none was made.
struct ShelfLendSaveTransformer {
    let books: any BookManager
    let moment: Date

    func transform(book id: Int, name: String?, day: Date?, output: any ShelfLendSaveUseCaseOutput) {
        guard let name, let day else { return output.presentGaps(name: name == nil, day: day == nil) }
        guard Loan.canEnd(at: day, lentAt: moment) else { return output.presentLateDay() }
        let loan = Loan(borrower: name, due: day)
        books.fetch(id: id) { [books, weak output] result in
            guard case .success(let book) = result else {
                output?.presentFailure()
                return
            }
            guard book.loan == nil else {
                output?.presentOtherBorrower()
                return
            }
            books.lend(id: id, as: loan) { [weak output] result in
                if case .success = result { output?.presentLoan() } else { output?.presentFailure() }
            }
        }
    }
}
