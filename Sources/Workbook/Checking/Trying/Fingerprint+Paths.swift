import Course
import Foundation

extension Fingerprint {
    /// Adds the files, and all files of the folders, at these paths from the checkout's root.
    package mutating func add(paths: [String], in checkout: Checkout) {
        for path in paths {
            let url = checkout.url(path)
            var isFolder: ObjCBool = false
            add(Data(path.utf8))
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                add(FileTree(below: url))
            } else {
                add(file: url)
            }
        }
    }
}
