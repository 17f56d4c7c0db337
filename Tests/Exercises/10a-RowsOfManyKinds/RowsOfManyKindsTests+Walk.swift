import ExerciseSupport
import Testing

@testable import Exercise10a

/// Checks that many changes in a row lead to the right rows.
extension RowsOfManyKindsTests {
    @Test("10a.1 however often books and clock change, each book is under its heading")
    func groupsStayRight() {
        Self.walk { walk in
            guard walk.expected.count > 1 else { return }
            Self.expectRows(
                walk.shelf, rows: walk.expected.dropLast(), after: walk.lastStep, afterAChange: true,
                because: "a list that was right when it was opened is wrong after some more loans",
                look: Self.look(
                    "UseCase", "what does the presenter hear when books have changed, and is anything missing?"))
        }
    }

    @Test("10a.2 however often the books change, one row alone says that there are none")
    func nothingStaysSaid() {
        Self.walk { walk in
            guard walk.expected.count == 1 else { return }
            walk.shelf.expect(
                walk.expected, after: walk.lastStep, because: "what the list said before is no longer true",
                look: Self.look("Presenter", "what happens to the earlier rows when new ones begin?"))
        }
    }

    @Test("10a.3 however often the books change, the footer is there and counts those that are shown")
    func footerKeepsCounting() {
        Self.walk { walk in
            let rows = walk.shelf.rows
            guard walk.expected.count > 1, rows.prefix(walk.expected.count - 1) == walk.expected.dropLast(),
                let footer = walk.expected.last?.first
            else { return }
            Self.expectFooter(of: walk.shelf, footer, after: walk.lastStep)
        }
    }

    @Test("10a.4 however often the books change, a tap opens the book in that row, and any other tap nothing")
    func tapsStayRight() {
        Self.walk { walk in
            guard let tap = walk.tap, !tap.isRight, walk.shelf.rows == walk.expected else { return }
            walk.shelf.expect(
                false, "after \(walk.lastStep), \(tap.book.map { "the book \"\($0)\" is open" } ?? "the list stays")",
                because: "a tap opens the book that is in the row now",
                look: Self.look("Presenter", "how does a tap turn its index into a book, and which rows have one?"))
        }
    }

    /// Some walks of some steps, up to the first report.
    private static func walk(_ look: (Walk) -> Void) {
        for number in 1...4 {
            let walk = Walk(number)
            for _ in 0..<60 where walk.shelf.isRight {
                look(walk)
                if walk.shelf.isRight { walk.step() }
            }
            guard walk.shelf.isRight else { return }
        }
    }
}
