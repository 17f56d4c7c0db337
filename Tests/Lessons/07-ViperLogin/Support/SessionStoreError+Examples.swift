import Foundation

@testable import Lesson07ViperLogin

extension SessionStoreError {
    static let full = SessionStoreError.unwritable(file: URL(filePath: "/session.json"), reason: "the disk is full")
    static let stuck = SessionStoreError.undeletable(file: URL(filePath: "/session.json"), reason: "it is locked")
}
