import Course

/// The costs and benefits of a rung, counted in its sources and in its suites.
struct RungMeasure: Sendable, Equatable, Encodable {
    /// The lesson's number.
    let number: Int
    /// The lesson's name: `Modules`.
    let name: String
    /// The type that starts its app, on most rungs `ItemsApp`; nil for a lesson without an app.
    let app: String?
    /// The number of files.
    let files: Int
    /// The number of lines in all files.
    let lines: Int
    /// The outermost types, including their nested ones, longest first.
    let types: [TypeMeasure]
    /// The protocols that one type implements and another one keeps: the places where a spy fits.
    let seams: [String]
    /// The violations by rule set, without the sets in which nothing in the rung has a role.
    let violations: [String: Int]
    /// The number of tests for the rung's own code.
    let tests: Int
    /// The number of those whose file names no screen, and nothing of UIKit except colors.
    let testsWithoutScreen: Int
    /// The number of lines in all files of its tests, including spies and helpers.
    let testLines: Int
    /// The fate of its files when every screen is replaced; nil for a rung without screens of UIKit.
    let swap: ScreenSwap?

    /// The number and the name: `13 Modules`.
    var label: String { "\(Label.two(number)) \(name)" }

    /// The type with the most lines.
    var longest: TypeMeasure? { types.first }

    /// The type that names the most other types.
    var widest: TypeMeasure? {
        types.reduce(nil) { best, type in type.fanOut.count > (best?.fanOut.count ?? -1) ? type : best }
    }

    /// The type that does the most kinds of work.
    var busiest: TypeMeasure? {
        types.reduce(nil) { best, type in type.concerns.count > (best?.concerns.count ?? -1) ? type : best }
    }
}
