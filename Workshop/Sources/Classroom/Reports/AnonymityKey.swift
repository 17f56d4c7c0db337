import Checking
import Course
import Foundation

/// A secret of this checkout, from which the ids in anonymous reports are made.
struct AnonymityKey: Sendable {
    /// The file of the key, from the checkout's root.
    static let file = ".workbook/anonymity-key"

    private let text: String

    /// Reads the key, or makes one if there is none yet.
    init(in checkout: Checkout) throws(GradeError) {
        let file = checkout.url(Self.file)
        if let kept = try? String(contentsOf: file, encoding: .utf8), !kept.isEmpty {
            text = kept
            return
        }
        text = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined() + "\n"
        try ReportWriter.write(text, to: file)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    /// Returns the id that replaces this one.
    func id(instead id: String) -> String {
        var print = Fingerprint()
        for part in [text, id, text] { print.add(Data(part.utf8)) }
        return String(print.text.suffix(12))
    }
}
