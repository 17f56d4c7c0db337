import Foundation

/// A zip archive that stores its files uncompressed: the same files always give the same bytes.
///
/// It holds at most 65,535 files and 4 GB. Source: PKWARE, APPNOTE.TXT, ".ZIP File Format Specification", 4.3 and 4.4.
struct ZipArchive {
    private(set) var data = Data()
    private var directory = Data()
    private var count = 0

    /// Archives these files, by their paths, with a remark at the end.
    init(_ files: [String: Data], executable: Set<String>, remark: String) {
        for (path, content) in files.sorted(by: { $0.key < $1.key }) {
            add(path, content, mode: executable.contains(path) ? 0o100755 : 0o100644)
        }
        let start = data.count
        data += directory
        data += Self.words(0x0605_4B50) + Self.halves(0, 0, count, count)
        data += Self.words(directory.count, start) + Self.remark(remark)
    }

    /// Whether an archive ends with this remark.
    static func ends(_ archive: Data, with remark: String) -> Bool {
        archive.suffix(remark.utf8.count + 2) == self.remark(remark)
    }

    private mutating func add(_ path: String, _ content: Data, mode: Int) {
        let name = Data(path.utf8)
        // A name in UTF-8, no compression, midnight of the format's first day.
        let common =
            Self.halves(20, 1 << 11, 0, 0, 1 << 5 | 1)
            + Self.words(Int(Self.checksum(content)), content.count, content.count)
            + Self.halves(name.count, 0)
        // Made on Unix, so the upper half of the attributes holds the file's mode.
        directory += Self.words(0x0201_4B50) + Self.halves(3 << 8 | 20) + common
        directory += Self.halves(0, 0, 0) + Self.words(mode << 16, data.count) + name
        data += Self.words(0x0403_4B50) + common + name + content
        count += 1
    }

    private static func remark(_ text: String) -> Data { halves(text.utf8.count) + Data(text.utf8) }

    /// Two-byte numbers, low byte first.
    private static func halves(_ values: Int...) -> Data {
        values.reduce(into: Data()) { data, value in
            withUnsafeBytes(of: UInt16(value).littleEndian) { data += $0 }
        }
    }

    /// Four-byte numbers, low byte first.
    private static func words(_ values: Int...) -> Data {
        values.reduce(into: Data()) { data, value in
            withUnsafeBytes(of: UInt32(value).littleEndian) { data += $0 }
        }
    }

    /// The CRC-32 checksum of these bytes.
    static func checksum(_ data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(index) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
}
