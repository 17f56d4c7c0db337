import Course

/// What a rung costs and buys, counted in its sources and in its suites.
struct RungMeasure: Sendable, Equatable, Encodable {
    /// The lesson's number.
    let number: Int
    /// The lesson's name, `Modules`.
    let name: String
    /// The type that starts its app, `ItemsApp` on most rungs; none for a lesson without an app.
    let app: String?
    /// How many files there are.
    let files: Int
    /// How many lines there are in them.
    let lines: Int
    /// Every outermost type, nested ones within it; the longest first.
    let types: [TypeMeasure]
    /// Protocols that one type implements and another one keeps: the places where a spy fits.
    let seams: [String]
    /// Violations by rule set; none for a set in which nothing in the rung has a role.
    let violations: [String: Int]
    /// Tests of the rung's own code.
    let tests: Int
    /// Those among them in whose file no screen is named, and nothing of UIKit but colors.
    let testsWithoutScreen: Int
    /// How many lines there are in all files of its tests, spies and helpers included.
    let testLines: Int
    /// What becomes of its files when every screen is replaced; nil where it has no screens of UIKit.
    let swap: ScreenSwap?

    /// `13 Modules`.
    var label: String { "\(Label.two(number)) \(name)" }

    /// The type with the most lines.
    var longest: TypeMeasure? { types.first }

    /// The type that names the most others.
    var widest: TypeMeasure? {
        types.reduce(nil) { best, type in type.fanOut.count > (best?.fanOut.count ?? -1) ? type : best }
    }

    /// The type that does the most kinds of work.
    var busiest: TypeMeasure? {
        types.reduce(nil) { best, type in type.concerns.count > (best?.concerns.count ?? -1) ? type : best }
    }
}
