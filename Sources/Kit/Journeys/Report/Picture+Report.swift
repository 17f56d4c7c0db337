/// The pictures of the report app.
nonisolated extension Picture {
    /// The report before anything of it is known.
    static let reportThatLoads = Picture("the report that loads", frame + ["spinner in systemGray"])

    /// The report with these rows.
    ///
    /// - Parameter first: The row that stands at the top.
    static func report(_ name: String, from first: Int = 0, _ rows: [ReportRow]) -> Picture {
        Picture(name, frame + rows.enumerated().map { "row \($0.offset + first): \($0.element.line)" })
    }

    /// The report that tells what is wrong with a line, and nothing else.
    static func reportError(inLine line: Int, _ reason: String) -> Picture {
        report("the report that tells of line \(line)", [.error("Line \(line) of the report is wrong.", reason)])
    }

    private static let frame = [#"title "Transactions""#, #"background systemBackground"#]
}
