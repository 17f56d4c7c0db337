import ExerciseSupport
import HeadlessUIKit
import Testing

extension Shelf {
    /// Waits until these titles are red and no others are. A picture of the screen has no colors, so the finding names
    /// the titles.
    /// - Parameter others: whether more titles may be red, because another test is about those.
    func seeRed(
        _ titles: [String], andPerhaps others: Bool = false, when what: String, because why: String, look: String
    ) async throws {
        place = .list
        let isSeen = { others ? titles.allSatisfy(self.red.contains) : self.red == titles }
        if await eventually(within: patience, { screen.rows.count == 4 && isSeen() }) { return try seeOthersGray() }
        // Without rows there is nothing to say about colors.
        try await screen.wait(until: "the list has its four books", within: .zero) { $0.rows.count == 4 }
        throw Finding(
            comment: .teaching(
                expected: "\(what), red in the list: \(Self.words(titles))", happened: "red is: \(Self.words(red))",
                why: why, look: exercise.look(in: "ShelfViewController", for: look)))
    }

    /// A title that is not red has to be dark gray.
    private func seeOthersGray() throws {
        let other = screen.rows.compactMap(\.labels.first).first { ![.systemRed, .darkGray].contains($0.color) }
        guard let other else { return }
        throw Finding(
            comment: .teaching(
                expected: "a title that is not red is dark gray, as before",
                happened: "\"\(other.text)\" has another color",
                why: "a rule that moves must not change how the other rows look",
                look: exercise.look(
                    in: "ShelfViewController", for: "where a row that is not overdue gets its color")))
    }

    private var red: [String] {
        screen.rows.compactMap(\.labels.first).filter { $0.color == .systemRed }.map(\.text)
    }

    private static func words(_ titles: [String]) -> String {
        titles.isEmpty ? "no title" : titles.joined(separator: " and ")
    }

    /// On the book's screen, this text has to be red, or dark gray.
    func seeStatus(_ text: String, isRed: Bool) throws {
        let wanted: UIColor = isRed ? .systemRed : .darkGray
        guard let color = screen.color(of: text), color != wanted else { return }
        let look = "what follows from the loan's answer, for the text and for its color?"
        throw Finding(
            comment: .teaching(
                expected: "on the book's screen, \"\(text)\" is \(isRed ? "red" : "dark gray"), as before",
                happened: isRed ? "it is not red" : color == .systemRed ? "it is red" : "it has another color",
                why: "a rule that moves must not change what its answer means on the screen",
                look: exercise.look(in: "BookDetailViewController", for: look)))
    }

    /// Checks that the texts of the book's screen and its button are one below the other, with a line between them.
    func seeLines(_ texts: [String]) throws {
        if screen.showsColumn(of: texts) { return }
        throw Finding(
            comment: .teaching(
                expected: "on the book's screen, \(texts.joined(separator: ", ")) are below one another, as before",
                happened: "they are elsewhere", screen: screen.render(),
                why: "a rule that moves must not move anything on the screen",
                look: exercise.look(in: "BookDetailViewController", for: "how is its stack set up?")))
    }

    /// No screen may have been pushed that was in the stack already.
    func seeNoScreenPushedAgain() throws {
        let finding = screen.window.pushedAgain { again in
            exercise.look(
                in: again == "BookDetailViewController" ? "ShelfViewController" : "BookDetailViewController",
                for: "pushViewController: how often is it called?")
        }
        if let finding { throw Finding(comment: finding) }
    }
}
