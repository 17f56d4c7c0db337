import Course
import Foundation
import Typesetting

/// A number for the folders of a sandbox that nobody else has as long as it is held.
///
/// Two commands that try answers in one checkout at the same time would lay these into each other's folders, and each
/// would judge what the other one laid.
package final class SandboxNumber: Sendable {
    /// From 1: the lowest that is free.
    package let value: Int
    private let lock: Int32

    /// Where a sandbox of that number has its folders, from the checkout's root.
    package static func folder(_ value: Int, of command: String) -> String { ".build/\(command)/\(value)" }

    /// Takes a number; the system frees it with the object, and when the process ends in any way.
    package init(in checkout: Checkout, for command: String) throws(CheckError) {
        var value = 1
        while true {
            let folder = checkout.url(Self.folder(value, of: command))
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw .noWorkFolder(path: folder.path, reason: FileReason.text(error))
            }
            // What is started is not to hold it any longer than this process.
            let lock = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard lock >= 0 else {
                throw .noWorkFolder(path: folder.path, reason: String(cString: strerror(errno)).lowercased())
            }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 {
                (self.value, self.lock) = (value, lock)
                return
            }
            close(lock)
            value += 1
        }
    }

    deinit { close(lock) }
}
