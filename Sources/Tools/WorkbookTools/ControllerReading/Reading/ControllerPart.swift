import SourceModel

/// A method or a closure of a controller, a property that does something, or an accessor.
struct ControllerPart {
    /// Its place among all parts.
    let index: Int
    /// The member that it is, or stands in.
    let member: Declaration
    /// Nil for the member itself.
    let closure: Closure?
    /// The part around a closure.
    let outer: Int?
    let file: SourceFile
    /// Protocols that the extension around it adds.
    let conformances: [String]

    var range: Range<Int> { closure?.extent ?? member.extent.whole }

    /// The lines from the first to the last.
    var lines: ClosedRange<Int> {
        let first = file.line(at: range.lowerBound)
        return first...max(first, file.line(at: max(range.lowerBound, range.upperBound - 1)))
    }

    /// The name of the call to which a closure is given: `dataTask`.
    var callee: String? { closure?.callee.map { file.text(in: $0) } }

    /// What a person calls it: `viewDidLoad()`, `closure given to dataTask`.
    var title: String {
        guard closure != nil else { return member.isFunction ? member.signature : member.name }
        guard let callee else { return "closure" }
        return "closure given to \(callee.split(separator: ".").last.map(String.init) ?? callee)"
    }
}
