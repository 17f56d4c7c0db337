import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workshop

@Suite("A right answer is rewritten")
struct SystematicAnswerTests {
    private static let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))

    @Test("no rewriting of a group takes from another what it rewrites", arguments: catalogue.exercises)
    func groups(_ exercise: Exercise) throws {
        let answer = try SystematicAnswer(of: exercise, in: Self.catalogue.checkout)
        for group in Rewriting.groups {
            let alone = group.filter { answer.files(with: $0) != nil }
            let (files, together) = answer.files(withAll: group)
            #expect(together.map(\.name) == alone.map(\.name))
            if alone.count > 1 {
                #expect(!alone.map { answer.files(with: $0) }.contains(files))
            }
        }
    }

    @Test("each rewriting is in one group")
    func once() {
        #expect(Set(Rewriting.all.map(\.name)).count == Rewriting.all.count)
    }
}
