import Foundation
import Testing
import Typesetting

@Suite("The colors of pages")
struct ContrastTests {
    /// Letters need a contrast of 4.5 to 1, and shapes with a meaning 3 to 1.
    ///
    /// Source: W3C, Web Content Accessibility Guidelines 2.2, 1.4.3 and 1.4.11.
    @Test("can be told apart in light and in dark", arguments: [false, true])
    func contrast(isDark: Bool) {
        let color: (Ink) -> String = { isDark ? $0.dark : $0.light }
        let letters: [Ink] = [.text, .faint, .accent, .second, .alarm]
        for ink in letters {
            for ground in [Ink.paper, .panel, .band] {
                let ratio = Self.ratio(color(ink), color(ground))
                #expect(ratio >= 4.5, "\(ink) on \(ground): \(ratio)")
            }
        }
    }

    @Test("are measured as the guidelines have it")
    func measure() {
        #expect(abs(Self.ratio("#ffffff", "#000000") - 21) < 0.001)
        #expect(abs(Self.ratio("#777777", "#ffffff") - 4.478) < 0.001)
    }

    private static func ratio(_ first: String, _ second: String) -> Double {
        let lights = [luminance(first), luminance(second)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static func luminance(_ color: String) -> Double {
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        let weights = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
        return weights.reduce(0) { sum, part in
            let share = Double(value >> part.0 & 0xFF) / 255
            return sum + part.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
        }
    }
}
