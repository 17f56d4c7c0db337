nonisolated extension Journey {
    /// The journeys of the social app, in order.
    package static let ofSocialApp: [Journey] = [
        logIn, wrongPassword, refusals, trouble, restored, sessionEnded, logOut, notStored, secondTap,
    ]
}
