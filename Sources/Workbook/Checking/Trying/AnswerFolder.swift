import Course
import Foundation
import Typesetting

/// A folder in which one variant after the other lies as if it were the only answer.
///
/// Its path stays while its contents change, so that the manifest is not evaluated anew; and only what differs from the
/// variant before is written, so that only that is compiled.
package struct AnswerFolder {
    let checkout: Checkout
    /// From the checkout's root, in place of `Exercises`.
    package let path: String
    /// SwiftPM can miss a file that is written in the moment in which a build ended. One that is a second ahead, and
    /// later than any before, it can't miss.
    private var latest = Date.distantPast

    /// A folder at that path from the checkout's root.
    package init(_ path: String, in checkout: Checkout) {
        self.checkout = checkout
        self.path = path
    }

    /// Makes the files below a folder of it what the tree has, and nothing else.
    package mutating func lay(_ tree: FileTree, as folder: String) throws(CheckError) {
        let root = checkout.url(path + "/" + folder)
        let present = FileTree(below: root)
        latest = max(latest, Date()).addingTimeInterval(1)
        do {
            for file in present.keys where tree[file] == nil {
                try FileManager.default.removeItem(at: root.appendingPathComponent(file))
            }
            for (file, data) in tree where present[file] != data {
                let url = root.appendingPathComponent(file)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url)
                try FileManager.default.setAttributes([.modificationDate: latest], ofItemAtPath: url.path)
            }
        } catch {
            throw .noWorkFolder(path: root.path, reason: FileReason.text(error))
        }
    }
}
