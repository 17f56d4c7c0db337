/// What one failed expectation says.
package struct TestIssue: Sendable, Equatable {
    /// The test it belongs to; nil when it was recorded outside any.
    package let testID: String?
    /// What the suite's author wrote beside the expectation.
    package let comments: [String]
    /// What the expectation itself says, with the values it saw.
    package let expectation: String
    /// How two collections differ, where they were compared.
    package let difference: String?
    /// The file of the expectation, as an absolute path.
    package let file: String?
    /// The line of the expectation, from 1.
    package let line: Int?
    /// The column of the expectation, from 1.
    package let column: Int?

    /// The same issue, all of its texts changed.
    func mappingTexts(_ change: (String) -> String) -> TestIssue {
        TestIssue(
            testID: testID, comments: comments.map(change), expectation: change(expectation),
            difference: difference.map(change), file: file.map(change), line: line, column: column)
    }
}
