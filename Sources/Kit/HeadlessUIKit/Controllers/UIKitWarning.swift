import Foundation

/// Says on standard error what UIKit would say on its console, and keeps it for the tests.
enum UIKitWarning {
    /// The warnings of this process, oldest first; the last hundred of them.
    private(set) static var log: [String] = []

    static func say(_ text: String) {
        log = log.suffix(99) + [text]
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// An object as UIKit's console names it.
    static func name(_ object: AnyObject) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
        return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
    }

    /// The name of an object's class.
    static func typeName(_ object: AnyObject) -> String { "\(type(of: object))" }
}
