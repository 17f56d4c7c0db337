import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.7 what goes wrong is said on the screen")
    func failuresAreTold() async {
        await Shelf.journey(expecting: "the screens say what goes wrong, and a second try works") {
            screen, harness, trail in
            let whole = try Data(contentsOf: harness.file)
            try await screen.wait(until: "the list is there", within: patience) { $0.rows.count == 3 }
            try Data("not a shelf".utf8).write(to: harness.file)
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that nothing was returned", within: patience) {
                $0.alert?.message == "Your books could not be returned."
            }
            try screen.tap("OK")
            try await screen.wait(until: "the rows are still there, and no loader", within: patience) {
                $0.rows.count == 3 && !$0.isLoading
            }
            try whole.write(to: harness.file)
            try await Self.openLending(screen, trail)
            try Data("not a shelf".utf8).write(to: harness.file)
            trail.leads(to: "Lend")
            try screen.lend()
            try await screen.wait(until: "a message says that the loan was not saved", within: patience) {
                $0.alert?.message == "The loan could not be saved."
            }
            try screen.tap("OK")
            try await screen.wait(until: "the screen for lending is still there", within: patience) {
                $0.title == "Lend"
            }
            try await screen.wait(until: "what was typed is still there", within: patience) {
                (try? $0.value(of: "Borrower")) == "Cleo"
            }
            try whole.write(to: harness.file)
            try screen.tap("Save")
            try await screen.wait(until: "Save works again", within: patience) { _ in
                harness.stored.contains("Kindred (Cleo until")
            }
        }
    }

    @Test("02a.7 books that can't be loaded are an error, and a shelf without books says so")
    func whatIsLoadedIsTold() async {
        await Shelf.journey(expecting: "a message says that books can't be loaded", isSpoiled: true) { screen, _, _ in
            try await screen.wait(until: "a message says that nothing was loaded", within: patience) {
                $0.alert?.message == "Your books could not be loaded."
            }
            try screen.tap("OK")
            try await screen.wait(until: "the list has no loader", within: patience) { !$0.isLoading }
        }
        await Shelf.journey(expecting: "a shelf without books says so", on: []) { screen, _, _ in
            try await screen.wait(until: "the list says that there are no books", within: patience) {
                $0.shows("No books yet") && !$0.isLoading
            }
        }
    }
}
