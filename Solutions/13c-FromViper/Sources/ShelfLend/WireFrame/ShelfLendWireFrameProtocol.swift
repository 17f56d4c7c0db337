/// The ways that lead on from lending.
protocol ShelfLendWireFrameProtocol: AnyObject {
    /// Takes the sheet away.
    func dismissLend()
}
