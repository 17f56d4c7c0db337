/// One failed expectation.
package struct TestIssue: Sendable, Equatable {
    /// The test that recorded it, or nil if none did.
    package let testID: String?
    /// The comments of the suite's author on the expectation.
    package let comments: [String]
    /// The text of the expectation itself, with the values it saw.
    package let expectation: String
    /// The difference between two collections, if they were compared.
    package let difference: String?
    /// The file of the expectation, as an absolute path.
    package let file: String?
    /// The line of the expectation, from 1.
    package let line: Int?
    /// The column of the expectation, from 1.
    package let column: Int?

    /// Returns the same issue with all of its texts changed.
    func mappingTexts(_ change: (String) -> String) -> TestIssue {
        TestIssue(
            testID: testID, comments: comments.map(change), expectation: change(expectation),
            difference: difference.map(change), file: file.map(change), line: line, column: column)
    }
}
