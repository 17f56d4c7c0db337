extension [String] {
    /// The words in a row: `12a, 12b and 15a`.
    var inWords: String {
        count > 1 ? dropLast().joined(separator: ", ") + " and " + self[count - 1] : first ?? ""
    }
}
