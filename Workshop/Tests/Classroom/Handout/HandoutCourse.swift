import Course
import CourseFixtures
import Foundation

@testable import workshop

/// A small course with everything that a handout needs.
struct HandoutCourse {
    let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for file in [".editorconfig", ".gitignore", ".swift-format", "LICENSE"] {
            try course.write(file, "of the root\n")
        }
        try course.write("Package.swift", SmallManifest.text(of: "13a-Worker", "14a-Scene"))
        try course.write("Sources/A/A.swift", "struct A {}\n")
        try course.write("Exercises/13a-Worker/README.md", "[Why](../../Solutions/13a-Worker/README.md)\n")
        try course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book {}\n")
        try course.write("Exercises/13a-Worker/Sources/Mine.swift", "struct Mine {}\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let solved = true }\n")
        try course.write("Solutions/13a-Worker/Sources/Book.swift", "struct Book {}\n")
        try course.write("Solutions/13a-Worker/README.md", "Because.\n")
        try course.write("Tests/WorkbookCommandTests/Tests.swift", "import Testing\n")
    }

    var catalogue: Catalogue { Catalogue(of: course.checkout) }

    /// Whether git is installed, without which there is no handout.
    static var hasGit: Bool {
        (try? GitRepository(at: URL(fileURLWithPath: "/"), environment: ProcessInfo.processInfo.environment)) != nil
    }
}
