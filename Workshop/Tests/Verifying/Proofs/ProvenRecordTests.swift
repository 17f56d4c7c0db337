import CourseFixtures
import Testing

@testable import Changes
@testable import workshop

@Suite("What was proven whole is written down by its fingerprint")
struct ProvenRecordTests {
    @Test("a proof holds for its own bytes, and is known on others")
    func record() throws {
        let course = try TemporaryCourse()
        try course.write("Workshop/Proofs/README.md", "")
        let record = ProvenRecord("Workshop/Proofs/proven.json", in: course.checkout)
        #expect(!record.knows("13"))
        record.keep("13", "abc")
        record.keep("06", "def")
        #expect(record.holds("13", "abc"))
        #expect(!record.holds("13", "abd"))
        #expect(!record.holds("06", "abc"))
        #expect(record.knows("06"))
        #expect(!record.knows("07"))
        #expect(course.read("Workshop/Proofs/proven.json")?.hasSuffix("}\n") == true)
    }

    @Test("a file that is broken holds nothing")
    func broken() throws {
        let course = try TemporaryCourse()
        try course.write("Workshop/Proofs/proven.json", "{")
        #expect(!ProvenRecord("Workshop/Proofs/proven.json", in: course.checkout).knows("13"))
    }
}
