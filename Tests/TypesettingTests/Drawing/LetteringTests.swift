import Testing

@testable import Typesetting

@Suite("Lettering knows how much room a text takes at most")
struct LetteringTests {
    /// The widths of DejaVu Sans and DejaVu Sans Bold, two of the widest fonts, from the space to the tilde.
    private static let plain: [Double] = [
        317, 400, 459, 837, 636, 950, 779, 274, 390, 390, 500, 837, 317, 360, 317, 336, 636, 636, 636, 636,
        636, 636, 636, 636, 636, 636, 336, 336, 837, 837, 837, 530, 1000, 684, 686, 698, 770, 631, 575, 774,
        751, 294, 294, 655, 557, 862, 748, 787, 603, 787, 694, 634, 610, 731, 684, 988, 685, 610, 685, 390,
        336, 390, 837, 500, 500, 612, 634, 549, 634, 615, 352, 634, 633, 277, 277, 579, 277, 974, 633, 611,
        634, 634, 411, 520, 392, 633, 591, 817, 591, 591, 524, 636, 336, 636, 837,
    ]
    private static let bold: [Double] = [
        348, 456, 520, 837, 695, 1001, 872, 306, 457, 457, 522, 837, 379, 415, 379, 365, 695, 695, 695, 695,
        695, 695, 695, 695, 695, 695, 399, 399, 837, 837, 837, 580, 1000, 773, 762, 733, 830, 683, 683, 820,
        836, 372, 372, 774, 637, 995, 836, 850, 732, 850, 770, 720, 682, 812, 773, 1103, 770, 724, 725, 457,
        365, 457, 837, 500, 500, 674, 715, 592, 715, 678, 435, 715, 711, 342, 342, 665, 342, 1041, 711, 687,
        715, 715, 493, 595, 478, 711, 651, 923, 645, 651, 582, 711, 365, 711, 837,
    ]

    @Test("no letter is wider than it was counted", arguments: Array(0x20..<0x7F))
    func widths(code: Int) throws {
        let letter = String(Character(try #require(Unicode.Scalar(code))))
        #expect(Lettering(.plain, size: 1_000).width(of: letter) >= Self.plain[code - 0x20], "\(letter)")
        #expect(Lettering(.bold, size: 1_000).width(of: letter) >= Self.bold[code - 0x20], "\(letter)")
        #expect(Lettering(.code, size: 1_000).width(of: letter) >= 602, "\(letter)")
    }

    @Test("lines break between words, and inside a word that is longer than a line")
    func lines() {
        let code = Lettering(.code, size: 10)
        #expect(code.lines(of: "save the item", within: 55) == ["save the", "item"])
        #expect(code.lines(of: "deleteAllItems", within: 55) == ["deleteAl", "lItems"])
        #expect(code.lines(of: "", within: 55) == [""])
    }

    @Test("what is too long ends in an ellipsis, and that fits")
    func cut() {
        let code = Lettering(.code, size: 10)
        #expect(code.cut("deleteAllItems", to: 55) == "deleteA…")
        #expect(code.cut("fits", to: 55) == "fits")
        #expect(code.lines(of: "one two three four five six", within: 55, limit: 2) == ["one two", "three f…"])
    }
}
