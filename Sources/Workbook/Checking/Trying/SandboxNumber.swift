import Course
import Foundation
import Typesetting

/// A number for a sandbox's folders that belongs to a single process while it is held.
///
/// Without it, two commands that try answers in one checkout at the same time would overwrite each other's folders, and
/// each would judge the other's answers.
package final class SandboxNumber: Sendable {
    /// The lowest free number, from 1.
    package let value: Int
    private let lock: Int32

    /// Returns the folder, from the checkout's root, of the sandbox with that number.
    package static func folder(_ value: Int, of command: String) -> String { ".build/\(command)/\(value)" }

    /// Takes a number; the system frees it with the object, or when the process ends in any way.
    package init(in checkout: Checkout, for command: String) throws(CheckError) {
        var value = 1
        while true {
            let folder = checkout.url(Self.folder(value, of: command))
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw .noWorkFolder(path: folder.path, reason: FileReason.text(error))
            }
            // Child processes don't inherit the lock, so it is freed with this process.
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
