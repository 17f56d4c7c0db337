import CSourceKit
import Synchronization

/// SourceKit, loaded once per process.
///
/// It's unchecked because of the pointer: the library behind it is never freed, and any thread may make requests.
final class SourceKit: @unchecked Sendable {
    let library: OpaquePointer
    private let count = Atomic<Int>(0)

    private static let shared: Result<SourceKit, SourceModelError> = {
        do throws(SourceModelError) {
            return .success(try SourceKit(path: ToolchainLocator.live.sourceKit()))
        } catch {
            return .failure(error)
        }
    }()

    /// - Throws: `SourceModelError` if the toolchain or its library is missing or unusable.
    static func load() throws(SourceModelError) -> SourceKit { try shared.get() }

    init(path: String) throws(SourceModelError) {
        var reason: UnsafePointer<CChar>?
        guard let library = csk_load(path, &reason) else {
            let text = reason.map { String(cString: $0) } ?? "it lacks an entry point"
            throw .sourceKitUnusable(path: path, reason: text)
        }
        self.library = library
    }

    /// Reads joined texts, on several threads at once if needed.
    func read(_ text: JoinedText) -> SourceKitReading {
        let name = "/workbook/\(count.add(1, ordering: .relaxed).newValue).swift"
        let reading = text.bytes.withUnsafeBufferPointer { bytes in
            // An empty array has no address, but SourceKit requires one.
            withUnsafePointer(to: UInt8(0)) { nothing in
                csk_read(
                    library, name, bytes.baseAddress ?? nothing, bytes.count, text.pieces, Int32(text.pieces.count))
            }
        }
        return SourceKitReading(reading!, of: self)
    }
}
