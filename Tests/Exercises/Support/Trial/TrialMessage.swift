/// What one actor said to another while the driver used the app.
public struct TrialMessage: Decodable, Sendable, Equatable {
    /// The type of the actor that said it.
    public let sender: String
    /// The protocol by which it was said, `ShelfReserve_ManageData`.
    public let role: String
    /// `reserve(_:for:)`.
    public let message: String

    /// As messages show it: `ShelfReserveDirector says reserve(_:for:)`.
    public var text: String { "\(sender) says \(message)" }
}
