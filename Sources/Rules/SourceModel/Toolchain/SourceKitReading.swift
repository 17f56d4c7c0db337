import CSourceKit

/// An answer of SourceKit, which keeps alive the memory that its outlines point to.
final class SourceKitReading {
    private let reading: UnsafeMutablePointer<csk_reading>
    private let sourceKit: SourceKit

    init(_ reading: UnsafeMutablePointer<csk_reading>, of sourceKit: SourceKit) {
        self.reading = reading
        self.sourceKit = sourceKit
    }

    deinit { csk_reading_free(sourceKit.library, reading) }

    /// Returns one value for each of the joined texts; none if they couldn't be read or told apart.
    func map<Value>(_ transform: (Int, csk_outline) -> Value) -> [Value] {
        withExtendedLifetime(self) {
            (0..<Int(reading.pointee.count)).map { transform($0, reading.pointee.outlines[$0]) }
        }
    }

    /// SourceKit's own message if it refused the request.
    var error: String? { reading.pointee.error.map { String(cString: $0) } }
}
