import Course

/// What a rung costs and buys, counted in its sources and in its suites.
public struct RungMeasure: Sendable, Equatable, Encodable {
    /// The lesson's number.
    public let number: Int
    /// The lesson's name, `Modules`.
    public let name: String
    /// The type that starts its app, `ItemsApp` on most rungs; none for a lesson without an app.
    public let app: String?
    /// How many files there are.
    public let files: Int
    /// How many lines there are in them.
    public let lines: Int
    /// Every outermost type, nested ones within it; the longest first.
    public let types: [TypeMeasure]
    /// Protocols that one type implements and another one keeps: the places where a spy fits.
    public let seams: [String]
    /// Violations by rule set; none for a set in which nothing in the rung has a role.
    public let violations: [String: Int]
    /// Tests of the rung's own code.
    public let tests: Int
    /// Those among them in whose file no screen is named, and nothing of UIKit but colors.
    public let testsWithoutScreen: Int
    /// How many lines there are in all files of its tests, spies and helpers included.
    public let testLines: Int
    /// What becomes of its files when every screen is replaced; nil where it has no screens of UIKit.
    public let swap: ScreenSwap?

    /// `13 Modules`.
    public var label: String { "\(Label.two(number)) \(name)" }

    /// The type with the most lines.
    public var longest: TypeMeasure? { types.first }

    /// The type that names the most others.
    public var widest: TypeMeasure? {
        types.reduce(nil) { best, type in type.fanOut.count > (best?.fanOut.count ?? -1) ? type : best }
    }

    /// The type that does the most kinds of work.
    public var busiest: TypeMeasure? {
        types.reduce(nil) { best, type in type.concerns.count > (best?.concerns.count ?? -1) ? type : best }
    }
}
