/// Explains compiler errors that come from differences between this platform and iOS.
struct PlatformAdvice {
    /// Returns the lines below the compiler's message, or nil if the error has other causes.
    static func lines(for message: String) -> [(heading: String, text: String)]? {
        if let module = message.firstMatch(of: #/^no such module '(UIKit|SwiftUI|AppKit)'/#)?.1 {
            return [
                ("why", "exercises run without an iPhone, so a stand-in takes the place of \(module): HeadlessUIKit"),
                ("fix", "import HeadlessUIKit; in an app for iOS, the same code imports UIKit"),
            ]
        }
        if let name = missingName(in: message) {
            return [
                ("why", "HeadlessUIKit stands in for UIKit, and has only what the lessons use: no \(name)"),
                ("fix", replacements.first { name.contains($0.name) }?.fix ?? Self.other),
            ]
        }
        if message.contains("initializer 'init()' has different actor isolation from") {
            return [
                (
                    "why",
                    "a class here belongs to the main actor, and the init() that Swift adds to its base class doesn't"
                ),
                ("fix", "write init() {} in the base class"),
            ]
        }
        if message.firstMatch(of: #/actor-isolated|non-Sendable|data races?\b|nonisolated context/#) != nil {
            return [
                (
                    "why",
                    "in Swift 6, the compiler checks which thread code runs on; everything in an exercise belongs to the main "
                        + "actor unless it says nonisolated"
                )
            ]
        }
        return nil
    }

    /// Returns a name that UIKit has and HeadlessUIKit doesn't.
    private static func missingName(in message: String) -> Substring? {
        let member = #/^(?:value of )?type '(?:UI|NSLayout)[A-Z]\w*\??' has no member '(\w+)'/#
        let name = #/^cannot find (?:type )?'((?:UI|NSLayout)[A-Z]\w*)' in scope/#
        let base = #/^cannot infer contextual base in reference to member '(\w*Anchor)'/#
        return message.firstMatch(of: member)?.1 ?? message.firstMatch(of: name)?.1 ?? message.firstMatch(of: base)?.1
    }

    /// The replacements, each by a part of the missing name.
    private static let replacements: [(name: String, fix: String)] = [
        ("NSLayout", Self.layout), ("Anchor", Self.layout), ("onstraint", Self.layout), ("safeArea", Self.layout),
        ("DiffableDataSource", "make a class the table's dataSource, and call reloadData()"),
    ]

    private static let layout = "use leading, trailing, top, bottom, center, width and height anchors, or a UIStackView"
    private static let other = "Sources/Kit/HeadlessUIKit has what there is; the starter's files show how it is used"
}
