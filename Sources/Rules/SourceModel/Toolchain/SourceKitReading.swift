import CSourceKit

/// One answer of SourceKit; what its outlines point to lives as long as it does.
final class SourceKitReading {
    private let reading: UnsafeMutablePointer<csk_reading>
    private let sourceKit: SourceKit

    init(_ reading: UnsafeMutablePointer<csk_reading>, of sourceKit: SourceKit) {
        self.reading = reading
        self.sourceKit = sourceKit
    }

    deinit { csk_reading_free(sourceKit.library, reading) }

    /// One value for each of the joined texts; none where they could not be read, or not be told apart.
    func map<Value>(_ transform: (Int, csk_outline) -> Value) -> [Value] {
        withExtendedLifetime(self) {
            (0..<Int(reading.pointee.count)).map { transform($0, reading.pointee.outlines[$0]) }
        }
    }

    /// SourceKit's own words where it refused.
    var error: String? { reading.pointee.error.map { String(cString: $0) } }
}
