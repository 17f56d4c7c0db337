import Foundation

/// Prints UIKit's console warnings on standard error, and keeps them for the tests.
enum UIKitWarning {
    /// The last hundred warnings of this process, oldest first.
    private(set) static var log: [String] = []

    static func say(_ text: String) {
        log = log.suffix(99) + [text]
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Returns an object's name on UIKit's console.
    static func name(_ object: AnyObject) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
        return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
    }

    /// Returns the name of an object's class.
    static func typeName(_ object: AnyObject) -> String { "\(type(of: object))" }
}
