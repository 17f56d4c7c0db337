import Foundation
import HeadlessUIKit

/// A rung of the ladder that can be started: the whole Items app, or its list alone.
public nonisolated struct Rung: Sendable {
    /// The lesson's number, such as 1.
    public let number: Int
    /// The lesson's name without its number, such as `MassiveViewController`.
    public let name: String
    /// Whether it begins with the welcome screen and has all four; else there is the list and nothing around it.
    public let isWhole: Bool
    /// Builds the app's window; the app keeps its items in the folder that it is given.
    public let launch: @MainActor (URL) -> UIWindow
    /// Journeys that this rung can't pass: the journey's number, and the reason in its architecture.
    public let exceptions: [Int: String]
    /// What this rung is meant to show in another way than the others.
    public let differences: [MeantDifference]

    public init(
        number: Int, name: String, isWhole: Bool = true, exceptions: [Int: String] = [:],
        differences: [MeantDifference] = MeantDifference.all, launch: @escaping @MainActor (URL) -> UIWindow
    ) {
        self.number = number
        self.name = name
        self.isWhole = isWhole
        self.exceptions = exceptions
        self.differences = differences.filter { $0.rung == number }
        self.launch = launch
    }
}

nonisolated extension Rung: CustomStringConvertible {
    public var description: String { (number < 10 ? "0" : "") + "\(number) \(name)" }
}
