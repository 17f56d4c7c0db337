import HeadlessUIKit

/// All that is seen of the app at one moment: a line each for what is in the bar, on the screen and in an alert.
///
/// Two pictures are equal when their lines are; what they are called is for the message when they are not.
nonisolated struct Picture: Sendable {
    /// What it shows, in a few words: `the form with "Milk"`.
    let name: String
    /// What `Screen.inventory` lists.
    let lines: [String]

    init(_ name: String, _ lines: [String]) {
        self.name = name
        self.lines = lines
    }

    /// What a screen shows now.
    @MainActor
    init(of screen: Screen) {
        self.init("the screen", screen.inventory)
    }
}

nonisolated extension Picture: Equatable {
    static func == (one: Picture, other: Picture) -> Bool { one.lines == other.lines }
}
