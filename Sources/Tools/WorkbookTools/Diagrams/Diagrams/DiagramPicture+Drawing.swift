import Course
import Foundation

extension DiagramPicture {
    /// Returns the diagram that the picture shows.
    ///
    /// - Throws: The errors of `Diagram`.
    func diagram(in checkout: Checkout) throws -> Diagram {
        let title = lesson.replacingOccurrences(of: "-", with: " ")
        let whole = try Diagram(of: checkout.url("Lessons/\(lesson)/Sources"), title: title)
        return try module.map { try whole.part(module: $0) } ?? whole
    }
}
