import Foundation

/// The data that the report app shows when it is played, because the app itself can't add a transaction.
package enum ExampleReport {
    /// The name of the bank's file.
    package static let file = "transactions.csv"
    /// The bank's file.
    package static let text = """
        authorized;2026-03-02;debit;3.40;Bakery
        authorized;2026-03-02;debit;51.00;Train to Bern
        authorized;2026-03-04;debit;0.07;Parking
        posted;2026-02-27;debit;1200.00;Rent
        posted;2026-03-02;debit;27.35;Market
        posted;2026-03-02;credit;18.90;Book shop, refund
        end;6

        """

    /// Writes the bank's file if there is none, so that a player's changes to it stay.
    ///
    /// - Throws: The error of writing a file.
    package static func store(in folder: URL) throws {
        let url = folder.appending(path: file)
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        try Data(text.utf8).write(to: url, options: .atomic)
    }
}
