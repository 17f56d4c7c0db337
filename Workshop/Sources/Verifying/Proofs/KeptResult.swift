import Checking
import Course
import Foundation

/// A variant's result on disk, which spares another run while its key is the same.
///
/// Only a result without problems is kept, so that a problem is tried again.
struct KeptResult: Codable, Equatable {
    /// The fingerprint of all bytes that produced the result.
    let key: String
    /// The ids that the variant failed.
    let failing: [String]
    /// The requirements or suites that the run covered.
    let requirements: [String]
    /// The report that the answer's author would read.
    let reading: String
    /// The place that the report's first finding points to.
    let first: FirstFinding?
    /// The checksum of all values above, which exposes a file that was changed.
    let checksum: String

    init(_ result: VariantResult, key: String) {
        self.key = key
        failing = result.failing
        requirements = result.requirements
        reading = result.reading
        first = result.first
        checksum = Self.checksum([key, reading], failing, requirements, Self.texts(first))
    }

    /// Whether the values are unchanged since they were written.
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
