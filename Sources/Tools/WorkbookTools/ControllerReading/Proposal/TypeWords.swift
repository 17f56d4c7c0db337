import RoleIndex
import SourceModel

/// The types that a contract may name because a new file can see them.
struct TypeWords {
    let controller: MassiveController

    /// The type as written, without an implicit optional's mark; nil if another file can't name it.
    func nameable(_ type: TypeName?) -> String? {
        guard let type else { return nil }
        var text = type.text.trimmedOnBothSides
        if text.hasSuffix("!") { text = text.dropLast() + "?" }
        for modifier in ["inout ", "@escaping ", "@autoclosure "] where text.hasPrefix(modifier) {
            text = String(text.dropFirst(modifier.count))
        }
        guard !text.contains("->"), !text.contains("("), !text.contains("@"), !text.contains("..."), !type.names.isEmpty
        else { return nil }
        return type.names.allSatisfy(isVisible) ? text : nil
    }

    /// The element type of a list.
    func element(of type: TypeName?) -> String? {
        guard let type, let text = nameable(type) else { return nil }
        let bare = text.hasSuffix("?") ? String(text.dropLast()) : text
        for (front, end) in [("[", "]"), ("Array<", ">"), ("Results<", ">"), ("Set<", ">"), ("List<", ">")]
        where bare.hasPrefix(front) && bare.hasSuffix(end) {
            let inside = String(bare.dropFirst(front.count).dropLast(end.count))
            return inside.contains(":") || inside.contains("[") || inside.contains(",") ? nil : inside
        }
        return nil
    }

    private func isVisible(_ name: String) -> Bool {
        let path = name.split(separator: ".").map(String.init)
        if path[0] == "Self" || name == controller.name || path[0] == controller.name { return false }
        if controller.codebase.type(at: "\(controller.name).\(path[0])") != nil { return false }
        if controller.type.main.declaration.genericParameters(named: path[0]).first != nil { return false }
        guard let known = controller.codebase.type(at: name) else { return true }
        let access = known.main.declaration.access
        return access != .private && access != .fileprivate
    }

    /// The types in a text that neither Swift, Foundation nor UIKit declares.
    static func foreign(in text: String) -> [String] {
        TypeName(text: text, location: Location(file: "", line: 1, column: 1)).names.filter {
            !swift.contains($0) && !foundation.contains($0) && !UIKitNames.isUIKit($0) && !$0.hasPrefix("CG")
        }
    }

    static func needsUIKit(_ text: String) -> Bool {
        TypeName(text: text, location: Location(file: "", line: 1, column: 1)).names.contains {
            UIKitNames.isUIKit($0.split(separator: ".").first.map(String.init) ?? $0)
        }
    }

    static func needsFoundation(_ text: String) -> Bool {
        TypeName(text: text, location: Location(file: "", line: 1, column: 1)).names.contains {
            foundation.contains($0) || $0.hasPrefix("CG")
        }
    }

    private static let swift: Set<String> = [
        "String", "Int", "Bool", "Double", "Float", "Character", "Any", "AnyObject", "Array", "Dictionary", "Set",
        "Int64", "Int32", "UInt", "UInt32", "UInt64", "Void", "Optional", "Error", "AnyHashable", "Substring", "UInt8",
        "Int16", "UInt16", "Int8",
    ]
    private static let foundation: Set<String> = [
        "Date", "URL", "Data", "UUID", "Decimal", "IndexPath", "IndexSet", "NSAttributedString", "NSNumber", "NSRange",
        "Notification", "TimeInterval", "Locale", "TimeZone", "DateComponents", "NSMutableAttributedString", "NSObject",
        "NSString", "NSDictionary", "NSArray", "NSError", "URLRequest", "DateInterval", "Measurement", "NSDate",
        "NSURL",
        "NSSet", "Calendar", "URLResponse", "HTTPURLResponse", "CharacterSet", "Progress",
    ]
}
