import Foundation
import Testing

@testable import Lesson09DataCapture

@Suite("An error of a file says what, why and what to do")
struct RecordFileErrorTests {
    private let file = URL(filePath: "/orders.json")

    @Test("a file that can't be read")
    func unreadable() {
        #expect(
            RecordFileError.unreadable(file: file, reason: "it is broken").description == """
                The records in /orders.json can't be read: it is broken. Nothing was changed; mend the file, or move \
                it away to start without it.
                """)
    }

    @Test("a file that can't be written")
    func unwritable() {
        #expect(
            RecordFileError.unwritable(file: file, reason: "the disk is full").description == """
                The records can't be stored in /orders.json: the disk is full. Nothing was changed; make its folder \
                writable, then try again.
                """)
    }
}
