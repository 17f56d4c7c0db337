/// A manifest with the tables that a handout narrows, and nothing else.
enum SmallManifest {
    /// Returns the text of a manifest that lists these exercises' folders.
    static func text(of exercises: String...) -> String {
        """
        let exercises = [
            \(exercises.map { "\"\($0)\"," }.joined(separator: " "))
        ]
        let suites: [Target] =
            [
            ]
        let workshop: [Target] = [
            courseFixtures,
        ]

        let package = Package(
            targets: moduleTargets
                + (only == nil ? suites : []))

        """
    }
}
