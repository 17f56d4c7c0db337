import Foundation
import SourceModel
import Testing

@testable import Course
@testable import workshop

@Suite("A proof stands on the parts of the suites' kit that its exercise uses")
struct KitTests {
    private let checkout = Checkout(
        root: (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() })
    private let parts = ["Tests/Exercises/Support/LearnerTests", "Tests/Exercises/Support/Trial"]

    private func sources(_ path: String) throws -> Sources {
        try Sources(at: checkout.url(path), relativeTo: checkout.root)
    }

    @Test("those for a learner's own tests are left out only where nothing mentions them")
    func unused() throws {
        let types = try parts.flatMap { try sources($0).files }.flatMap(\.declarations)
            .filter { $0.isType && $0.kind != .extension }.map(\.name)
        #expect(types.count > 20)
        let exercises = Catalogue(of: checkout).exercises
        let others = exercises.filter { !$0.kit(in: checkout).contains(parts[0]) }
        #expect(!others.isEmpty && others.count < exercises.count)
        let shared = try sources("Tests/Exercises/Support").files.filter { file in
            !parts.contains { file.path.hasPrefix($0 + "/") }
        }
        for file in try others.flatMap({ try sources("Tests/Exercises/" + $0.folder).files }) + shared {
            let used = Set(file.references.map(\.name)).intersection(types)
            #expect(used.isEmpty, "\(file.path) uses \(used.sorted()); see Exercise.kit(in:)")
        }
    }
}
