/// Where one can go from lending.
protocol ShelfLendWireFrameProtocol: AnyObject {
    /// Takes the sheet away.
    func dismissLend()
}
