import ExerciseSupport

@testable import Exercise10a

/// A shelf that is stored in no order that a list could be shown in.
enum Books {
    static let emma = Book(
        id: 2, title: "Emma", author: "Jane Austen",
        loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3)))
    static let kindred = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let orlando = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf",
        loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let middlemarch = Book(
        id: 1, title: "Middlemarch", author: "George Eliot",
        loan: Loan(borrower: "Cleo", due: TestClock.daysFromNoon(-9)))
    static let cities = Book(id: 3, title: "Invisible Cities", author: "Italo Calvino")
    static let all = [emma, kindred, orlando, middlemarch, cities]

    /// The texts of their rows.
    static let rowOfEmma = ["Emma", "Jane Austen, lent to Ben until May 23, 2024"]
    static let rowOfKindred = ["Kindred", "Octavia E. Butler"]
    static let rowOfOrlando = ["Orlando", "Virginia Woolf, lent to Ada until May 17, 2024"]
    static let rowOfMiddlemarch = ["Middlemarch", "George Eliot, lent to Cleo until May 11, 2024"]
    static let rowOfCities = ["Invisible Cities", "Italo Calvino"]
}
