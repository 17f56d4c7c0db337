import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise03a

@MainActor
private func opened(_ answers: [Bool] = []) -> (BooksStoreSpy, Lending) {
    let store = BooksStoreSpy(answers: answers)
    return (store, Lending(storingIn: store))
}

@Test func theLoanIsWhatWasTyped() throws {
    let (store, lending) = opened()
    try lending.save("Cleo\t", days: "365")
    #expect(store.borrowers == ["Cleo"])
    #expect(store.dueDates == [Lending.due(in: 365)])
    #expect(store.books == [5])
    #expect(lending.isOpen, "the store has not answered")
    #expect(throws: (any Error).self) { try tapTwice(lending, store) }
}

private struct StoredOnce: Error {}

@MainActor
private func tapTwice(_ lending: Lending, _ store: BooksStoreSpy) throws {
    try lending.screen.tap("Save")
    if store.borrowers.count == 1 { throw StoredOnce() }
}

@Test func oneDayIsALoan() throws {
    let (store, lending) = opened()
    try lending.save("Cleo", days: "1")
    #expect(store.dueDates == [Lending.due(in: 1)])
}

@Test func nonsenseIsRefused() throws {
    for (name, days) in [("", "3"), (" ", "3"), ("Cleo", "366"), ("Cleo", "0")] {
        let (store, lending) = opened([true])
        try lending.save(name, days: days)
        #expect(store.borrowers == [])
        #expect(lending.screen.alert != nil)
    }
}

@Test func successLeaves() throws {
    let (_, lending) = opened([true])
    try lending.save("Cleo", days: "3")
    #expect(lending.screen.title == "Book")
    #expect(lending.told.map(\.id) == [5])
    #expect(lending.told.map(\.loan) == [Loan(borrower: "Cleo", due: Lending.due(in: 3))])
}

@Test func failureStays() throws {
    let (store, lending) = opened([false, true])
    try lending.save("Cleo", days: "3")
    #expect(lending.isOpen)
    #expect(lending.told == [])
    let alert = try #require(lending.screen.alert)
    #expect(alert.message?.isEmpty == false)
    try lending.screen.tap("OK")
    try lending.screen.tap("Save")
    #expect(store.borrowers == ["Cleo", "Cleo"])
    #expect(store.dueDates == [Lending.due(in: 3), Lending.due(in: 3)])
    #expect(!lending.isOpen)
}
