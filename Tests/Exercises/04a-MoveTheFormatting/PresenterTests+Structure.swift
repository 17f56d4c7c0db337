import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise04a

extension PresenterTests {
    private static let screenless = [
        "ShelfPresenter.swift", "ShelfViewProtocol.swift", "ShelfRow.swift", "DueDate.swift",
    ]

    @Test("04a.5 the presenter knows no screen, and neither does what it says to its view")
    func presenterKnowsNoScreen() throws {
        let files = try Self.files(Self.screenless)
        let imports = files.flatMap(Mention.userInterfaces)
        let uses = files.flatMap(\.references).filter(Self.isOfTheScreen).map { Mention($0) }
        let colors = files.flatMap(\.declarations).flatMap(\.all).filter(Self.saysAColor).map { Mention($0) }
        let all = (imports + uses + colors + files.flatMap(Self.colorsInWords)).firstOfEachName
        if all.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "\(Self.screenless.map { String($0.dropLast(6)) }.joined(separator: ", ")) need no UI",
                happened: "there is \(all.map(\.name).joined(separator: ", "))",
                why: """
                    a presenter without UI is tested without a screen and can't reach for a control by mistake; it says what \
                    something means, and its view knows what that looks like
                    """,
                look: exercise.look(
                    at: all.prefix(3).map(\.place), for: "what does the view need to know instead?")))
    }

    @Test("04a.5 a row holds nothing that is still to be formatted or decided")
    func rowHoldsWhatIsReady() throws {
        let raw = try Self.rows().flatMap(\.members).filter { $0.kind == .property && $0.isStored && !$0.isStatic }
            .filter {
                property in
                let type = (property.type ?? property.inferredType)?.text ?? ""
                return type.contains("->") || Self.rawTypes.contains { Self.words(of: type).contains($0) }
            }
        if raw.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a ShelfRow holds only what its view shows as it is: texts, and what they mean",
                happened: "it holds "
                    + raw.map { "\($0.name) as \(($0.type ?? $0.inferredType)?.text ?? "?")" }.joined(separator: ", "),
                why: "a view that gets a book or a date has to format it, where no test sees it without a screen",
                look: exercise.look(
                    at: raw.map(\.location.place), for: "what would the view have to do with it?")))
    }

    /// The declaration of the row, in whichever file it is.
    private static func rows() throws -> [Declaration] {
        try exercise.sources.files.flatMap(\.declarations).filter { $0.name == "ShelfRow" && $0.kind != .extension }
    }

    private static let rawTypes: Set<String> = [
        "Book", "Loan", "Date", "DateFormatter", "BooksStoring", "TimeInterval",
    ]

    @Test("04a.5 the list's view neither formats, nor decides, nor asks the store")
    func viewOnlyShows() throws {
        // A row may call its texts what it likes.
        let ofTheRow = try Self.rows().flatMap(\.members).filter { $0.kind == .property }.map(\.name)
        let deciding = Self.deciding.subtracting(ofTheRow)
        let uses = try Self.files(["ShelfViewController.swift", "ShelfViewProtocol.swift"]).flatMap(\.references)
            .filter { deciding.contains($0.name) || Self.isAsked($0) }
            .map { Mention($0, as: Self.isAsked($0) ? Self.words(for: $0) : nil) }
        let kept = try Self.files(["ShelfViewController.swift"]).flatMap(\.declarations).flatMap(\.members).filter {
            $0.kind == .property && $0.isStored && ["[Book]", "Array<Book>"].contains($0.type?.text)
        }
        let all = (uses + kept.map { Mention($0, as: "\($0.name): [Book]") }).firstOfEachName
        if all.isEmpty { return }
        let rest = all.count - 4
        Issue.record(
            .teaching(
                expected: "the list's view shows rows and messages as it is told, and leaves the rest to its presenter",
                happened: "it still has \(all.prefix(4).map(\.name).joined(separator: ", "))"
                    + (rest > 0 ? ", and \(rest) more" : ""),
                why: "what a view formats or decides can be tested only with a screen, a table, and an alert",
                look: exercise.look(at: all.prefix(3).map(\.place), for: "who tells the view this from now on?")))
    }

    /// Names whose use means formatting a book, judging a loan, or reading a clock or a store.
    private static let deciding: Set<String> = [
        "DateFormatter", "ISO8601DateFormatter", "DueDate", "formatted", "isOverdue", "loan", "borrower", "due",
        "author", "firstShelf",
    ]

    private static func isAsked(_ use: Reference) -> Bool {
        guard use.kind == .call else { return false }
        return ["load", "returnAll", "save"].contains(use.name) && (use.receiver ?? "").hasSuffix("store")
            || use.name == "now" || use.name == "Date" && use.labels.isEmpty
    }

    /// A call in words: `store.load`, `now()`.
    private static func words(for call: Reference) -> String {
        call.receiver.map { "\($0).\(call.name)" } ?? "\(call.name)()"
    }

    @Test("04a.5 what overdue means is asked, and not written again")
    func ruleIsAsked() throws {
        let asks = try Self.files(["ShelfPresenter.swift", "ShelfRow.swift"]).flatMap(\.references)
            .contains { $0.name == "isOverdue" }
        #expect(
            asks,
            .teaching(
                expected: "the list asks isOverdue(at:) which loans are overdue",
                happened: "neither ShelfPresenter nor ShelfRow ever does",
                why: "the same rule in two places becomes two rules as soon as somebody changes one of them",
                look: exercise.look(in: "ShelfPresenter", for: "the comparison of due dates: Loan has it already")))
    }

    @Test("04a.5 view and presenter know each other by protocols")
    func protocolsBetweenThem() throws {
        report(try exercise.violations(of: .viper).filter { $0.file.contains("/Shelf") })
    }

    // MARK: - Places

    /// The files of these names, of the answer in force.
    static func files(_ names: [String]) throws -> [SourceFile] {
        try exercise.sources.files.filter { names.contains($0.name) }
    }

    private static func isOfTheScreen(_ use: Reference) -> Bool {
        let isUIKit = use.name.hasPrefix("UI") && use.name.dropFirst(2).first?.isUppercase == true
        return isUIKit || use.name == "ShelfViewController" || ["systemRed", "darkGray"].contains(use.name)
    }

    /// Returns whether a declaration says which color something has: `isRed`, `gray`, or `color` as a text or a number.
    ///
    /// A `color` of a type of its own may say what the color means.
    private static func saysAColor(_ declaration: Declaration) -> Bool {
        let words = declaration.name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
            .split(separator: " ")
        if words.contains(where: { ["red", "gray", "grey"].contains($0) }) { return true }
        let type = Self.words(of: declaration.knownType?.text ?? "")
        return declaration.kind == .property && words.contains { ["color", "colour"].contains($0) }
            && type.contains { ["String", "Int", "UInt", "UInt32", "Double", "Float", "CGFloat"].contains($0) }
    }

    /// The texts in a file that are only the name of a color: `"gray"`.
    private static func colorsInWords(in file: SourceFile) -> [Mention] {
        let lines = String(decoding: file.bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().filter { !$0.element.drop { $0 == " " }.hasPrefix("//") }.flatMap { index, line in
            line.matches(of: /"(?:red|gray|grey|darkGray|systemRed)"/).map {
                Mention(String($0.output), at: "\(file.path):\(index + 1)")
            }
        }
    }

    private static func words(of type: String) -> [String] {
        type.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
