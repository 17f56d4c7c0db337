import Foundation

/// Turns the values in a message into text that a failing test can show.
///
/// The text has only recognizable parts: no module names, no addresses, and dates in UTC.
nonisolated enum ArgumentText {
    static func text(of value: Any?) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        switch value {
        case let text as String: return "\"\(text)\""
        case let date as Date: return date.formatted(.iso8601)
        case let url as URL: return url.isFileURL ? url.lastPathComponent : url.absoluteString
        case let spy as Spy: return spy.name
        case let value as any CustomStringConvertible where !(value is any Collection): return described(value)
        default: return structure(of: value)
        }
    }

    /// An optional in an `Any` hides its value, however often it is wrapped.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }

    /// An object's default description has its address in it, which no test can foresee.
    private static func described(_ value: any CustomStringConvertible) -> String {
        let text = value.description
        return Mirror(reflecting: value).displayStyle == .class && text.contains("0x") ? "\(type(of: value))" : text
    }

    private static func structure(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        // Objects may refer to each other in a circle, so this doesn't look inside them.
        if mirror.displayStyle == .class { return "\(type(of: value))" }
        let parts = mirror.children.map { child in
            (child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + text(of: child.value)
        }.joined(separator: ", ")
        switch mirror.displayStyle {
        case .struct: return "\(type(of: value))(\(parts))"
        case .tuple: return "(\(parts))"
        case .collection, .set: return "[\(parts)]"
        case .dictionary: return dictionary(mirror)
        case .enum: return enumeration(value, mirror)
        default: return "\(type(of: value))"
        }
    }

    private static func dictionary(_ mirror: Mirror) -> String {
        let entries = mirror.children.map { entry in
            Mirror(reflecting: entry.value).children.map { text(of: $0.value) }.joined(separator: ": ")
        }
        return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    }

    private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
        guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
        let inner = text(of: payload.value)
        return ".\(name)" + (inner.hasPrefix("(") ? inner : "(\(inner))")
    }
}
