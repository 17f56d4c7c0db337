import Course
import CourseFixtures
import Foundation

@testable import WorkbookTools

/// The apps of this checkout as the command would write them, by what somebody types.
enum WrittenApps {
    static let checkout = Checkout(root: ThisCheckout.root)
    static let catalogue = Catalogue(of: checkout)
    /// A moment in all tests, for the days on which books are due.
    static let now = Date(timeIntervalSince1970: 1_780_000_000)

    /// The labels of all lessons and exercises with an app, and of all solutions as `12a --solution`.
    static let all =
        catalogue.lessons.filter(\.isPlayable).map(\.label) + catalogue.exercises.filter(\.isApp).map(\.label)
        + catalogue.exercises.filter(\.isApp).map { $0.label + " --solution" }

    static func app(_ typed: String) throws -> DeviceApp {
        let label = String(typed.prefix { $0 != " " })
        guard ExerciseNumber(label) != nil else {
            return try DeviceApp(of: catalogue.state(label), in: checkout)
        }
        return try DeviceApp(
            of: catalogue.exercise(label), isSolution: typed != label, in: checkout, now: now)
    }

    /// The folder of the sources in this checkout.
    static func sources(_ typed: String) throws -> URL {
        let label = String(typed.prefix { $0 != " " })
        let path =
            ExerciseNumber(label) == nil
            ? try catalogue.lesson(label).path : try catalogue.exercise(label).path
        let folder = typed == label ? path : path.replacing("Exercises/", with: "Solutions/")
        return checkout.url(folder + "/Sources")
    }
}
