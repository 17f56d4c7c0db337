/// How a user of the report app comes to see it.
extension User {
    /// Starts the app when the bank has sent these lines, and waits for what it shows of them.
    func opensReport(of lines: [String], in words: String, sees picture: Picture, lookAt: String) async throws {
        try folder.store(report: lines)
        try await opensReport(in: words, sees: picture, lookAt: lookAt)
    }

    /// Starts the app on what is there, and waits for what it shows of it.
    func opensReport(in words: String = "launch the app again", sees picture: Picture, lookAt: String) async throws {
        try launches(
            words, showing: .reportThatLoads,
            lookAt: "the indicator: it has to turn until the report is there, or the reason why there is none")
        try await sees(picture, lookAt: lookAt)
    }
}
