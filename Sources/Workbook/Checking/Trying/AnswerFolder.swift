import Course
import Foundation
import Typesetting

/// A folder that holds one variant after another as if each were the only answer.
///
/// The path stays the same, so the manifest isn't evaluated again; only the files that differ from the variant before
/// are written, so only they are recompiled.
package struct AnswerFolder {
    let checkout: Checkout
    /// The path from the checkout's root, which takes the place of `Exercises`.
    package let path: String
    /// The latest date of a file: SwiftPM can miss a file written at the moment when a build ends, but not one dated a
    /// second ahead and later than all before.
    private var latest = Date.distantPast

    /// Creates a folder at that path from the checkout's root.
    package init(_ path: String, in checkout: Checkout) {
        self.checkout = checkout
        self.path = path
    }

    /// Makes a subfolder contain exactly the tree's files.
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
