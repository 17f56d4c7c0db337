import Checking
import Course
import Foundation

/// What is kept of a variant's result, so that it need not be tried again while its key is the same.
///
/// Only a result without problems is kept: a problem is tried again.
struct KeptResult: Codable, Equatable {
    /// From all bytes that produced it.
    let key: String
    /// What it failed.
    let failing: [String]
    /// The requirements, or the suites, that were seen.
    let requirements: [String]
    /// What somebody would read whose answer it is.
    let reading: String
    /// Where the first finding of that leads.
    let first: FirstFinding?
    /// From all of the above: a file that was changed in any way is no result.
    let checksum: String

    init(_ result: VariantResult, key: String) {
        self.key = key
        failing = result.failing
        requirements = result.requirements
        reading = result.reading
        first = result.first
        checksum = Self.checksum([key, reading], failing, requirements, Self.texts(first))
    }

    /// Whether it is as it was written.
    var isWhole: Bool { checksum == Self.checksum([key, reading], failing, requirements, Self.texts(first)) }

    private static func texts(_ first: FirstFinding?) -> [String] {
        guard let first else { return [] }
        return [first.requirement ?? "", "\(first.saysWhy)", "\(first.saysWhereToLook)"] + first.files
            + ["declarations"] + first.declarations
    }

    private static func checksum(_ texts: [String]...) -> String {
        var print = Fingerprint()
        for list in texts {
            print.add(Data("\(list.count)".utf8))
            for text in list { print.add(Data(text.utf8)) }
        }
        return print.text
    }
}
