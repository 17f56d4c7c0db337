extension [String: String] {
    /// An environment without the workbook's own switches, so that none of them can change a verdict.
    ///
    /// The one that makes errors of warnings stays: it says how the libraries are built, and no answer alone.
    package func withoutSwitches() -> [String: String] {
        filter { !$0.key.hasPrefix("WORKBOOK_") || $0.key == "WORKBOOK_STRICT" }
    }

    /// The number of the one exercise or lesson that these switches leave in the manifest, `12a` or `13`.
    package var onlyLabel: String? { self["WORKBOOK_ONLY"] }
}
