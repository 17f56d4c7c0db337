import ExerciseSupport
import Foundation
import SourceModel
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.6 the text of a date has one place, and both screens ask it")
    func dateHasOnePlace() throws {
        let formatters = try exercise.sources.files.filter { $0.name != "DueDate.swift" }.flatMap { file in
            let own = file.declarations.filter { $0.name == "DueDate" }.map(\.extent.whole)
            return file.references.filter { reference in
                ["DateFormatter", "formatted", "ISO8601DateFormatter", "DateComponents"].contains(reference.name)
                    && !own.contains { $0.contains(reference.offset) }
            }
        }.map(\.location.place)
        let asking = try Self.asking()
        // A row with an initializer of its own may ask instead of the presenter.
        let rowAsks = try Self.pieces(of: "ShelfRow").contains { $0.uses.contains("DueDate") }
        let silent = try ["BookDetailViewController", "ShelfPresenter"].filter { type in
            try Self.pieces(of: type).allSatisfy { $0.uses.isDisjoint(with: asking) }
                && !(type == "ShelfPresenter" && rowAsks)
        }
        if formatters.isEmpty, silent.isEmpty { return }
        let silentPlaces = try silent.flatMap { try Self.pieces(of: $0).map(\.file.path) }
        Issue.record(
            .teaching(
                expected:
                    "only DueDate turns a due date into text, and the list's presenter and the book's screen ask it",
                happened: formatters.isEmpty
                    ? "\(silent.joined(separator: " and ")) never asks DueDate"
                    : "dates are also formatted elsewhere, \(formatters.count == 1 ? "once" : "\(formatters.count) times")",
                why: "the same format in two places is two formats as soon as somebody changes one of them",
                look: exercise.look(
                    at: formatters.isEmpty ? silentPlaces : formatters,
                    for: "where does the text of a date come from?")))
    }

    /// `DueDate`, and helpers that ask it for others, such as one of a loan or of a date.
    private static func asking() throws -> Set<String> {
        let helpers = try ["DueDate", "ShelfRow"].flatMap(pieces).map(\.file).flatMap { file in
            file.declarations.flatMap(\.all).filter { $0.extent.body != nil && $0.kind != .extension }
                .map { (name: $0.name, uses: Set(file.references(in: $0).map(\.name))) }
        }
        var names: Set<String> = ["DueDate"]
        var count = 0
        while names.count > count {
            count = names.count
            names.formUnion(helpers.filter { !$0.uses.isDisjoint(with: names) }.map(\.name))
        }
        return names.subtracting(["init"])
    }

    /// Returns the files that declare a type or an extension of it, with the names that they use.
    private static func pieces(of type: String) throws -> [(file: SourceFile, uses: Set<String>)] {
        try exercise.sources.files.filter { file in file.declarations.contains { $0.name == type } }
            .map { ($0, Set($0.references.map(\.name))) }
    }

    @Test("04a.6 a due date reads as it always did")
    func dateReadsAsBefore() async {
        let texts = Self.moments.map { DueDate.text($0) }
        let reads = texts == Self.wanted
        if reads, let complaint = Self.complaintAboutTheLanguage { Issue.record(complaint) }
        #expect(
            texts == Self.wanted,
            .teaching(expected: Self.inGreenwich, why: Self.elsewhere, look: Self.formatters))
        guard reads else { return }
        // In a process of its own, because a formatter that is kept knows the time zone of its first use alone.
        await #expect(
            processExitsWith: .success,
            .teaching(
                expected: Self.inGreenwich, happened: "on a device in New Zealand, it shows another day",
                why: Self.elsewhere, look: Self.formatters)
        ) { @MainActor in
            if let zone = TimeZone(identifier: "Pacific/Auckland") { NSTimeZone.default = zone }
            if Self.moments.map({ DueDate.text($0) }) != Self.wanted { exit(EXIT_FAILURE) }
        }
    }

    /// The last second of three days and the first one of another.
    private static let moments =
        [-3, 3, 224].map { TestClock.daysFromNoon($0).addingTimeInterval(43_199) } + [TestClock.daysFromNoon(-0.5)]
    private static let wanted = ["May 17, 2024", "May 23, 2024", "Dec 30, 2024", "May 20, 2024"]
    private static let inGreenwich =
        "DueDate.text(_:) writes a date as \"May 17, 2024\", in Greenwich time, wherever it runs"
    private static let elsewhere =
        "a format that follows the machine's language or time zone shows another day elsewhere"
    private static let formatters = exercise.look(
        in: "DueDate", for: "what did the formatters of the two screens have in common?")

    /// A formatter that is told no locale.
    ///
    /// A test can't change the language of the machine it runs on.
    private static var complaintAboutTheLanguage: Comment? {
        let files = ((try? pieces(of: "DueDate")) ?? []).map(\.file)
        let references = files.flatMap(\.references)
        guard let formatter = references.first(where: { $0.name == "DateFormatter" && $0.kind == .call }),
            !references.contains(where: { $0.name == "locale" })
        else { return nil }
        return .teaching(
            expected: "DueDate's formatter is told its locale, as the formatters of the two screens were",
            happened: "it writes the months in the language of the machine",
            why: "the date would read differently on each machine, although nothing is to change for the user",
            look: exercise.look(
                at: [formatter.location.place], for: "what did the formatters of the two screens have in common?"))
    }
}
