import ExerciseSupport
import Foundation
import SourceModel
import Testing

/// Checks which line went to which actor.
extension FromViperTests {
    private static let roles = ["DisplayUI", "HandleUIEvents", "ManageData", "PresentData", "Navigate"]

    @Test("13c.1 the contract has the five roles of a book's screen")
    func contractHasTheRoles() throws {
        let contract = Module().files.filter { $0.name == "BookDetailContract.swift" }
        let declared = contract.flatMap(\.declarations).filter { $0.kind == .protocol && !$0.members.isEmpty }
        let missing = Self.roles.map { "BookDetail_\($0)" }.filter { role in !declared.contains { $0.name == role } }
        expect(
            missing.isEmpty,
            .teaching(
                expected: "BookDetailContract.swift declares the five roles of the module, each with its messages",
                happened: "it has no \(missing.joined(separator: ", no "))",
                why: """
                    what the actors say to each other is then read in one file, by roles and not by classes; the \
                    protocols of VIPER say the same, so each of their messages has a role, or a reason to go
                    """,
                look: Self.look(
                    "Contract", for: "which role is each message of the VIPER protocols, and by which verb?")))
    }

    @Test("13c.4 what the Scene gets is finished: it chooses no color and writes no sentence about the book")
    func sceneChoosesNothing() throws {
        let module = Module()
        guard
            Self.isThere(
                "Scene", in: module,
                "whether what it shows arrives finished can be judged only where it is drawn")
        else { return }
        let colors = module.references(of: "Scene").filter { ["systemRed", "darkGray"].contains($0.name) }
        if let color = colors.first {
            Self.report(
                "the Scene is told the color together with the status", "the Scene chooses \(color.name)",
                "that an overdue book is red is a decision, and no test sees it without a screen",
                at: color.location, "what is still decided here, and who can say it?")
        }
        let sentence = #/"[^"\n]*(On the shelf|Overdue|ent to )[^"\n]*"/#
        for (text, file, start) in module.texts(of: "Scene") {
            guard let match = text.firstMatch(of: sentence) else { continue }
            let offset = start + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            Self.report(
                "the Scene is told the status as it is to be read", "it writes \(match.output.0)",
                "which sentence fits a book is a decision, and no test sees it without a screen",
                at: file.location(at: offset), "what is still decided here, and who can say it?")
            return
        }
    }

    @Test("13c.5 the Worker, the Scene and the Navigator judge nothing: what is decided, the Director decides")
    func onlyTheDirectorDecides() throws {
        let module = Module()
        guard
            ["Director", "Worker"].allSatisfy({
                Self.isThere(
                    $0, in: module,
                    "without it, its decisions and its work are still in the presenter, the interactor and the data manager"
                )
            })
        else {
            return
        }
        for actor in ["Worker", "Scene", "Navigator"] {
            // 13c.4 covers what a Scene knows of the book.
            let judged = module.references(of: actor).first { ["isOverdue", "DueDate"].contains($0.name) }
            if actor != "Scene", let judged {
                Self.report(
                    "the Director says whether a book is overdue and how a date is written",
                    "the \(actor) asks \(judged.name)",
                    "what is decided in two places is changed in one; the Director has the clock and the book",
                    at: judged.location, "what is decided here, and what does the \(actor) need of it?")
                return
            }
            let state = module.types(actor).flatMap(\.members).first {
                $0.kind == .property && $0.isStored && $0.name.lowercased().contains("returning")
            }
            if let state {
                Self.report(
                    "the Director decides whether a second tap on Return counts",
                    "the \(actor) keeps \(state.name)",
                    "then the promise that a book is returned once holds with any Scene and any Worker",
                    at: state.location, "who hears the tap first, and who hears the answer?")
                return
            }
        }
    }

    @Test("13c.5 the store is the Worker's: the Director knows it by its role alone")
    func directorKnowsNoStore() throws {
        let known = Module().references(of: "Director").first {
            ["BookStore", "BookStoreObserver", "BookFile"].contains($0.name)
        }
        let observes = Module().files.flatMap(\.declarations).filter { $0.name.hasSuffix("Director") }
            .flatMap(\.inherited).first { $0.text.contains("BookStore") }
        guard let place = known?.location ?? observes?.location else { return }
        Self.report(
            "the Director asks for data by BookDetail_ManageData, and hears of it by BookDetail_PresentData",
            "it knows the store",
            "a Director that knows only roles is tested with spies, without a file and without waiting",
            at: place, "who could watch the store, and tell the Director?")
    }

    // MARK: - Words

    /// Returns whether the module has an actor, and reports if it has none.
    static func isThere(_ actor: String, in module: Module, _ why: String) -> Bool {
        if !module.types(actor).isEmpty { return true }
        Issue.record(
            .teaching(
                expected: "Sources/Book/Detail has a BookDetail\(actor)", happened: "there is none", why: why,
                look: look(actor, for: "what of the VIPER module is its work?")))
        return false
    }

    static func report(
        _ expected: String, _ happened: String, _ why: String, at place: Location, _ question: String
    ) {
        Issue.record(
            .teaching(
                expected: expected, happened: happened, why: why,
                look: exercise.look(at: [place.place], for: question)))
    }
}
