import Checking
import Course
import Foundation

extension Exercise {
    /// The folder of what exercises' suites share.
    private static let kit = "Tests/Exercises/Support"
    /// The parts of it that only the suites of exercises with a learner's own tests use.
    private static let partsForTests = ["LearnerTests", "Trial"]
    /// The part of it that looks at layouts, and the function by which suites use it.
    private static let layout = (part: "Layout", function: "expectNoLayoutFlaws")

    /// Returns the paths of the shared files and folders that the exercise's suites use, from the checkout's root.
    func kit(in checkout: Checkout) -> [String] {
        let writesTests = requirements.contains { $0.kind == .tests }
        var unused = writesTests ? [] : Self.partsForTests
        if !suitesName(Self.layout.function, in: checkout) { unused.append(Self.layout.part) }
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url(Self.kit).path)) ?? []
        return parts.filter { !$0.hasPrefix(".") && !unused.contains($0) }.sorted().map { Self.kit + "/" + $0 }
    }

    private func suitesName(_ function: String, in checkout: Checkout) -> Bool {
        FileTree(below: checkout.url("Tests/Exercises/" + folder)).values.contains {
            String(decoding: $0, as: UTF8.self).contains(function)
        }
    }
}
