/// What shows that an answer's code is the same as other code, however it is laid out.
struct AnswerTrace: Codable, Sendable, Equatable {
    /// A file of the answer that other exercises' handed-out files contain as well.
    struct Copy: Codable, Sendable, Hashable {
        /// The path below the exercise's folder.
        let file: String
        /// The numbers of the exercises that have such a file.
        let sources: [String]
    }

    /// The exercise's number: `12a`.
    let exercise: String
    /// The fingerprint of the code, without comments and white space.
    let print: String
    /// The files that other exercises have as well.
    let copies: [Copy]
}
