/// Fills the view once it is ready.
protocol ReportViewReadyPresenterOutput: AnyObject {
    func show(title: String)

    /// The report is on its way.
    func showReportStart()

    /// The report is there; its rows are asked for one at a time.
    func showReport()
}

/// Everything that the view can be told to show.
protocol ReportPresenterOutput: ReportViewReadyPresenterOutput {}
