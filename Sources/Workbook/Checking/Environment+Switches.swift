extension [String: String] {
    /// Returns the environment without the workbook's own switches, so that none of them can change a verdict.
    ///
    /// `WORKBOOK_STRICT`, which turns warnings into errors, stays, because it changes how the libraries are built and
    /// not just an answer.
    package func withoutSwitches() -> [String: String] {
        filter { !$0.key.hasPrefix("WORKBOOK_") || $0.key == "WORKBOOK_STRICT" }
    }

    /// The number of the only exercise or lesson that these switches leave in the manifest: `12a` or `13`.
    package var onlyLabel: String? { self["WORKBOOK_ONLY"] }
}
