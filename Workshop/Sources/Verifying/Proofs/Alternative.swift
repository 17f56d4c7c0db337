import Changes
import Checking
import Course
import Foundation

/// A right answer that differs in design from the solution.
struct Alternative: Equatable {
    /// The name of its folder.
    let name: String
    /// The files that replace or extend those of the solution.
    let files: FileTree
    /// The solution's files that it doesn't have.
    let removes: [String]

    /// Returns the solution's files with the alternative's changes.
    func made(in solution: FileTree) throws(VariantError) -> FileTree {
        var tree = solution
        for file in removes where tree.removeValue(forKey: file) == nil { throw .isMissing(file: file) }
        tree = tree.overlaid(with: files)
        if tree == solution { throw .nothingChanges }
        return tree
    }

    /// Returns the names of the alternatives in a folder of proofs, sorted.
    static func names(below proofs: String, in checkout: Checkout) -> [String] {
        let folder = checkout.url(proofs + "/Alternatives").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Reads one alternative.
    static func read(_ name: String, below proofs: String, in checkout: Checkout) throws(CatalogueError)
        -> Alternative
    {
        let folder = "\(proofs)/Alternatives/\(name)"
        let description = folder + "/alternative.json"
        var removes: [String] = []
        if let data = try? Data(contentsOf: checkout.url(description)) {
            removes = try JSONFields(data, file: description).texts("removes", "a list of the solution's files")
        }
        let readme = (try? Data(contentsOf: checkout.url(folder + "/README.md"))) ?? Data()
        if readme.isEmpty {
            throw .unreadable(file: folder + "/README.md", reason: "it has to say how this answer differs")
        }
        return Alternative(name: name, files: FileTree(below: checkout.url(folder)), removes: removes)
    }
}
