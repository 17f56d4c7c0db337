/// What one failed expectation says.
public struct TestIssue: Sendable, Equatable {
    /// The test it belongs to; nil when it was recorded outside any.
    public let testID: String?
    /// What the suite's author wrote beside the expectation.
    public let comments: [String]
    /// What the expectation itself says, with the values it saw.
    public let expectation: String
    /// How two collections differ, where they were compared.
    public let difference: String?
    /// The file of the expectation, as an absolute path.
    public let file: String?
    /// The line of the expectation, from 1.
    public let line: Int?
    /// The column of the expectation, from 1.
    public let column: Int?

    /// The same issue, all of its texts changed.
    func mappingTexts(_ change: (String) -> String) -> TestIssue {
        TestIssue(
            testID: testID, comments: comments.map(change), expectation: change(expectation),
            difference: difference.map(change), file: file.map(change), line: line, column: column)
    }
}
