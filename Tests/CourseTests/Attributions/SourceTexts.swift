import Course
import Foundation

/// The sources, with what tells whether a text is theirs.
///
/// Their texts aren't ours to keep here, so the repository has the hashes of every three words in a row, sorted. A list of
/// hashed quotations would be shorter, but then each new quotation would have to be registered by somebody who has the
/// texts; this way, the suite compares any. A hash has 24 bits. Chance lets one wrong window in 3,500 pass, and a word
/// that was changed makes up to three of them wrong; but too many other words fit to put a text together again.
struct SourceTexts {
    static let table = "Tests/Attributions/sources.json"
    static let windows = "Tests/Attributions/windows.json"

    let all: [SourceText]
    /// What is in quotation marks beside the name of a source and is somebody else's: a word that a user types, a text
    /// that an app shows.
    let others: [String]

    init(all: [SourceText], others: [String]) {
        self.all = all
        self.others = others
    }

    init(in checkout: Checkout) throws {
        let decoder = JSONDecoder()
        let table = try decoder.decode(Table.self, from: checkout.data(Self.table))
        let windows = try decoder.decode([String: [String]].self, from: checkout.data(Self.windows))
        all = table.sources.map { source in
            var source = source
            source.windows = Set((windows[source.name] ?? []).flatMap(Self.hashes))
            return source
        }
        others = table.others
    }

    private struct Table: Decodable {
        let sources: [SourceText]
        let others: [String]
    }

    /// The hashes of a line of Base64, three bytes each.
    private static func hashes(in line: String) -> [UInt32] {
        let bytes = [UInt8](Data(base64Encoded: line) ?? Data())
        return stride(from: 0, to: bytes.count - 2, by: 3).map {
            UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
        }
    }

    /// The sources that a paragraph is about.
    func named(in paragraph: String) -> [SourceText] {
        let text = paragraph.lowercased()
        let named = all.filter { $0.names.contains { text.range(of: $0) != nil } }
        return named.isEmpty ? all.filter { $0.also.contains { text.range(of: $0) != nil } } : named
    }
}
