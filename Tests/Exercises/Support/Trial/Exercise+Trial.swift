import Foundation

extension Exercise {
    /// Where the copy of an answer is built, the same each time: in the checkout, or among the temporary files where
    /// that can't be written. Answers of another place have a folder of their own.
    var trialFolder: URL {
        let name = "\(number)-" + Switches.answers.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        let build = checkout.appending(path: ".build")
        let manager = FileManager.default
        let place = manager.fileExists(atPath: build.path) ? build : checkout
        if manager.isWritableFile(atPath: place.path) { return build.appending(path: "trials/\(name)") }
        return manager.temporaryDirectory.appending(path: "workbook-trials/\(name)")
    }
}
