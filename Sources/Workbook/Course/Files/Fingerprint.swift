import Foundation

/// A short text that changes when any byte of the files behind a verdict changes.
///
/// It guards against forgetting to check again, not against forgery: 128 bits of a fast mixing function, because
/// the command computes it for every exercise before it prints its first line.
package struct Fingerprint: Sendable {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Creates the fingerprint of nothing.
    package init() {}

    /// Returns the fingerprint of the files behind an exercise's verdict: its sources and tests, its description and
    /// its suite.
    package static func of(_ exercise: Exercise, in checkout: Checkout) -> String {
        var print = Fingerprint()
        print.add(file: checkout.url(exercise.path + "/exercise.json"))
        for folder in [exercise.path + "/Sources", exercise.path + "/Tests", "Tests/Exercises/" + exercise.folder] {
            for file in checkout.files(below: folder).filter({ $0.hasSuffix(".swift") }).sorted() {
                print.add(Data(file.utf8))
                print.add(file: checkout.url(folder + "/" + file))
            }
        }
        return print.text
    }

    /// Adds the bytes of a file; a missing file differs from an empty one.
    package mutating func add(file: URL) {
        guard let data = try? Data(contentsOf: file) else { return mix(.max) }
        add(data)
    }

    /// Adds some bytes and their count.
    package mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
                offset += 8
            }
            while offset < bytes.count {
                mix(UInt64(bytes[offset]))
                offset += 1
            }
        }
        mix(UInt64(data.count))
    }

    /// The fingerprint so far, as 32 hexadecimal digits.
    package var text: String {
        [first, second].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private mutating func mix(_ word: UInt64) {
        first = (first ^ word) &* 0x0000_0100_0000_01B3
        first ^= first >> 29
        second = (second &+ word) &* 0xBF58_476D_1CE4_E5B9
        second ^= second >> 31
    }
}
