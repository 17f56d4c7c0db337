import Course
import Foundation

extension DiagramPicture {
    /// What it shows.
    ///
    /// - Throws: as `Diagram` does.
    func diagram(in checkout: Checkout) throws -> Diagram {
        let title = lesson.replacingOccurrences(of: "-", with: " ")
        let whole = try Diagram(of: checkout.url("Lessons/\(lesson)/Sources"), title: title)
        return try module.map { try whole.part(module: $0) } ?? whole
    }
}
