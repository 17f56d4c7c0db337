import Course
import Foundation

extension Exercise {
    /// The folder of what exercises' suites share.
    private static let kit = "Tests/Exercises/Support"
    /// The parts of it that only the suites of exercises with a learner's own tests use.
    private static let partsForTests = ["LearnerTests", "Trial"]

    /// Returns the paths of the shared files and folders that the exercise's suites use, from the checkout's root.
    func kit(in checkout: Checkout) -> [String] {
        let writesTests = requirements.contains { $0.kind == .tests }
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url(Self.kit).path)) ?? []
        return parts.filter { !$0.hasPrefix(".") && (writesTests || !Self.partsForTests.contains($0)) }.sorted()
            .map { Self.kit + "/" + $0 }
    }
}
