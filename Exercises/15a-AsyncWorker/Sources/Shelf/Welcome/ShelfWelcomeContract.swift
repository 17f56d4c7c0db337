// MARK: - UI

/// Events on the first screen.
protocol ShelfWelcome_HandleUIEvents: AnyObject {
    func onShowBooks()
}

// MARK: - Navigation

/// The ways that lead on from the first screen.
protocol ShelfWelcome_Navigate: AnyObject {
    func gotoList()
}
