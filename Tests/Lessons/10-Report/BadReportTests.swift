import Foundation
import HeadlessUIKit
import Testing

@testable import Lesson10Report

@Suite("A bad file is an error on the screen that says which line, and never a crash")
struct BadReportTests {
    /// A file with something wrong, and what a user then reads.
    nonisolated struct BadFile: Sendable, CustomTestStringConvertible {
        let what: String
        let text: String
        let line: Int
        let reason: String

        init(_ what: String, _ lines: [String], isCutOff: Bool = false, _ line: Int, _ reason: String) {
            self.what = what
            text = lines.joined(separator: "\n") + (isCutOff || lines.isEmpty ? "" : "\n")
            self.line = line
            self.reason = reason
        }

        var testDescription: String { what }
    }

    nonisolated private static let bakery = "authorized;2026-03-02;debit;3.40;Bakery"
    nonisolated private static let train = "posted;2026-03-03;debit;51.00;Train"

    nonisolated private static func second(_ what: String, _ line: String, _ reason: String) -> BadFile {
        BadFile(what, [bakery, line, "end;2"], 2, reason)
    }

    nonisolated private static let cutOff = "The file is cut off here: its end is missing."
    nonisolated private static let order = "It belongs further up: authorized before posted, and each by day."
    nonisolated private static let parts = "It should have five parts: group, day, debit or credit, amount, payee."
    nonisolated private static let amount = "Its fourth part should be an amount, such as 3.40."
    nonisolated private static let group = "It should begin with authorized, posted or end."
    nonisolated private static let unavailable = "Its group is said to be unavailable, and has transactions."

    nonisolated static let files = [
        // Unsorted.
        second("a day before the one above", "authorized;2026-03-01;debit;1;Kiosk", order),
        BadFile("an authorized transaction below a posted one", [train, bakery, "end;2"], 2, order),
        BadFile("a group unavailable below a later one", [train, "authorized;unavailable", "end;1"], 2, order),
        // Cut off.
        BadFile("nothing", [], 1, cutOff),
        BadFile("the end is missing", [bakery, train], 2, cutOff),
        BadFile("cut off in a transaction", [bakery, "posted;2026-0"], isCutOff: true, 2, cutOff),
        BadFile("cut off in a payee", [bakery, "posted;2026-03-03;debit;51.00;Tra"], isCutOff: true, 2, cutOff),
        BadFile(
            "transactions are missing", [bakery, "end;3"], 2, "It counts 3 transactions, where the report has 1."),
        // Malformed.
        second("an empty line", "", group),
        second("another group", "pending;2026-03-02;debit;1;Kiosk", group),
        second("too few parts", "posted;2026-03-02;debit", parts),
        second("too many parts", "posted;2026-03-02;debit;1;Kiosk;Bern", parts),
        second(
            "a day that is none", "posted;2026-02-30;debit;1;Kiosk",
            "Its second part should be a day, such as 2026-03-02."),
        second(
            "neither debit nor credit", "posted;2026-03-02;D;1;Kiosk",
            "Its third part should be debit or credit."),
        second("an amount with a comma", "posted;2026-03-02;debit;12,50;Kiosk", amount),
        second("a letter in an amount", "posted;2026-03-02;debit;12.5O;Kiosk", amount),
        second("no payee", "posted;2026-03-02;debit;1; ", "Its last part should name a payee."),
        second("a number of transactions that is none", "end;two", "It should say how many transactions there are."),
        BadFile(
            "a group unavailable that has a transaction", [bakery, "authorized;unavailable", "end;1"], 2, unavailable),
        BadFile("a transaction of an unavailable group", ["authorized;unavailable", bakery, "end;1"], 2, unavailable),
        BadFile("something after the end", [bakery, "end;1", train], 3, "It comes after the end."),
    ]

    @Test("says so", arguments: files)
    func error(_ file: BadFile) async throws {
        let folder = try TransactionsFolder(file.text)
        let labels = try await labels(of: folder)
        #expect(labels == [["Line \(file.line) of the report is wrong.", file.reason]])
    }

    @Test("a line that isn't text is named as well")
    func noText() async throws {
        let folder = try TransactionsFolder()
        try folder.write(
            Data("\(Self.bakery)\nposted;2026-03-02;debit;1;K".utf8) + [0xFF, 0x0A] + Data("end;2\n".utf8))
        #expect(try await labels(of: folder) == [["Line 2 of the report is wrong.", "It can't be read as text."]])
    }

    @Test("a missing file isn't an error")
    func noFile() async throws {
        #expect(try await labels(of: try TransactionsFolder()) == [["The bank has not sent a report yet."]])
    }

    @Test("a file that can't be opened has no line to name")
    func unreadable() async throws {
        let folder = try TransactionsFolder()
        try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
        #expect(try await labels(of: folder) == [["The report can't be shown.", "Its file can't be opened."]])
    }

    /// The texts of the rows, once the report is there.
    private func labels(of folder: TransactionsFolder) async throws -> [[String]] {
        let screen = Screen(ReportApp.launch(storingIn: folder.url))
        try await screen.wait(until: "the report is there", within: .seconds(30)) { !$0.isLoading }
        return screen.rows.map { $0.labels.map(\.text) }
    }
}
