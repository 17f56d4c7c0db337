import Testing

@testable import ExerciseSupport

@Suite("The last words of a process that trapped")
struct LearnerTrapTests {
    @Test("name the line of a learner's file, in a folder with spaces and outside the suites")
    func frames() {
        let trap = LearnerTrap(
            errors: """
                Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range
                1 [ra] 0x01 specialized check() + 2 in Tests.xctest at /mein ordner/Tests/Exercises/03a/Help.swift:4:9
                2 [ra] 0x01 lends() + 2 in Tests.xctest at /mein ordner/Exercises/03a/Tests/LendTests.swift:12:9
                3 [ra] 0x01 other() + 2 in Tests.xctest at /mein ordner/Exercises/03a/Tests/LendTests.swift:40:9
                """)
        #expect(trap == LearnerTrap(words: "Index out of range", place: "LendTests.swift:12"))
    }

    @Test(
        "are the runtime's, with the place that it names",
        arguments: [
            (
                "Exercise03aLearnerTests/LendTests.swift:9: Fatal error: no books\n",
                LearnerTrap(words: "no books", place: "LendTests.swift:9")
            ),
            (
                "Could not cast value of type 'Swift.String' (0x7f00) to 'Swift.Int' (0x7f01).\n",
                LearnerTrap(words: "Could not cast value of type 'Swift.String' to 'Swift.Int'.")
            ),
            (
                "0 [inlined] [system] 0x01 Swift runtime failure: arithmetic overflow in a() at /a/Tests/A.swift:3:9\n",
                LearnerTrap(words: "arithmetic overflow", place: "A.swift:3")
            ), ("", LearnerTrap()),
        ])
    func words(errors: String, trap: LearnerTrap) {
        #expect(LearnerTrap(errors: errors) == trap)
    }
}
