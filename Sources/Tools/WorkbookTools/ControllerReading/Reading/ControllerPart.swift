import SourceModel

/// A method or a closure of a controller, a property that does work, or an accessor.
struct ControllerPart {
    /// The index among all parts.
    let index: Int
    /// The member itself, or the one around the closure.
    let member: Declaration
    /// The closure, or nil for the member itself.
    let closure: Closure?
    /// The index of the part around a closure.
    let outer: Int?
    let file: SourceFile
    /// The protocols that the surrounding extension adds.
    let conformances: [String]

    var range: Range<Int> { closure?.extent ?? member.extent.whole }

    /// All lines from the first to the last.
    var lines: ClosedRange<Int> {
        let first = file.line(at: range.lowerBound)
        return first...max(first, file.line(at: max(range.lowerBound, range.upperBound - 1)))
    }

    /// The name of the call that receives the closure: `dataTask`.
    var callee: String? { closure?.callee.map { file.text(in: $0) } }

    /// The name in messages: `viewDidLoad()`, `closure given to dataTask`.
    var title: String {
        guard closure != nil else { return member.isFunction ? member.signature : member.name }
        guard let callee else { return "closure" }
        return "closure given to \(callee.split(separator: ".").last.map(String.init) ?? callee)"
    }
}
