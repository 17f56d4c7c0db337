import Foundation
import Testing

@testable import Lesson15Concurrency

@Suite("A store's error says what, where, why and what to do")
struct ItemsStoreErrorTests {
    private let file = URL(filePath: "/lists/items.json")

    @Test("for a file that can't be read")
    func unreadable() {
        #expect(
            ItemsStoreError.unreadable(file: file, reason: "it is empty").description
                == """
                The items in /lists/items.json can't be read: it is empty. \
                Nothing was changed; mend the file, or move it away to start without items.
                """)
    }

    @Test("for a file that can't be written")
    func unwritable() {
        #expect(
            ItemsStoreError.unwritable(file: file, reason: "the disk is full").description
                == """
                The items can't be stored in /lists/items.json: the disk is full. \
                Nothing was changed; make its folder writable, then try again.
                """)
    }
}
