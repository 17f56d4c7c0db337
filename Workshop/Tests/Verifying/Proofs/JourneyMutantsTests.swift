import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("Every whole app has mutants for the journeys")
struct JourneyMutantsTests {
    private static let checkout = Checkout(root: ThisCheckout.root)
    private static let whole = ThisCheckout.lessons.filter(\.isWholeApp)

    @Test("a color, a label, an order and a spinner are changed, and each change applies", arguments: whole)
    func applies(lesson: Lesson) throws {
        let mutants = try MutantFile(checkout: Self.checkout, path: JourneyProof.mutants(of: lesson)).read()
        let kinds = Set(mutants.map { $0.name.prefix { $0 != "-" } })
        let missing = ["color", "label", "order", "spinner"].filter { !kinds.contains($0) }
        #expect(
            missing == [],
            "\(JourneyProof.mutants(of: lesson)) has no mutant whose name begins with one of these: add it")
        let files = FileTree(below: Self.checkout.url(lesson.path))
        for mutant in mutants {
            #expect(throws: Never.self, "\(lesson.path): \(mutant.name) applies") { try mutant.made(in: files) }
            #expect(mutant.shows != nil, "\(lesson.path): \(mutant.name) says which line its failure names")
        }
    }
}
