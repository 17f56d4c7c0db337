nonisolated extension Journey {
    /// The journeys of the social app, in order.
    public static let ofSocialApp: [Journey] = [
        logIn, wrongPassword, refusals, trouble, restored, sessionEnded, logOut, notStored, secondTap,
    ]
}
