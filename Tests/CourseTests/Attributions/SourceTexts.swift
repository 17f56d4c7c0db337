import Course
import Foundation

/// The sources, with hashes that tell whether a text is theirs.
///
/// Their texts aren't ours to keep here, so the repository has the hashes of every three words in a row, sorted. A list
/// of hashed quotations would be shorter, but then each new quotation would have to be registered by someone who has
/// the texts; this way, the suite can check any quotation. A hash has 24 bits. By chance, one wrong window in 3,500
/// passes, and a changed word makes up to three windows wrong; but too many other words fit each hash to restore a text
/// from them.
struct SourceTexts {
    static let table = "Tests/Attributions/sources.json"
    static let windows = "Tests/Attributions/windows.json"

    let all: [SourceText]
    /// Quotations in paragraphs about a source that aren't from it, such as a word that a user types or a text in an
    /// app.
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

    /// Decodes the hashes in a line of Base64, three bytes each.
    private static func hashes(in line: String) -> [UInt32] {
        let bytes = [UInt8](Data(base64Encoded: line) ?? Data())
        return stride(from: 0, to: bytes.count - 2, by: 3).map {
            UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
        }
    }

    /// Returns the sources that a paragraph is about.
    func named(in paragraph: String) -> [SourceText] {
        let text = paragraph.lowercased()
        let named = all.filter { $0.names.contains { text.range(of: $0) != nil } }
        return named.isEmpty ? all.filter { $0.also.contains { text.range(of: $0) != nil } } : named
    }
}
