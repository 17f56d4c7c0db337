import Foundation

/// Reads a stranger's file, of which nothing is known yet but that it is a regular file.
enum SubmittedFile {
    /// The most bytes of one file.
    static let limit = 1 << 20

    /// Returns the content; nil if the file is too large or can't be read.
    static func data(at url: URL) -> Data? {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        guard let size, size <= limit else { return nil }
        return try? Data(contentsOf: url)
    }

    /// Whether a file has another text than the workbook's own; the ends of its lines don't count.
    static func isOther(_ url: URL, than own: Data) -> Bool {
        guard let data = data(at: url) else { return true }
        return data != own && lines(data) != lines(own)
    }

    private static func lines(_ data: Data) -> [String.SubSequence] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
}
