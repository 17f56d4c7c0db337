import Testing

@testable import Lesson07ViperLogin

@Suite("A failure of the session's file is told in full")
struct SessionStoreErrorTests {
    @Test("what, where, why and what to do")
    func texts() {
        #expect(
            SessionStoreError.full.description == """
                The session can't be stored in /session.json: the disk is full. What was stored before is still there; \
                make its folder writable, then log in again.
                """)
        #expect(
            SessionStoreError.stuck.description == """
                The session in /session.json can't be deleted: it is locked. Make its folder writable, then log out again.
                """)
    }
}
