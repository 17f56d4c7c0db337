import Foundation
import Testing

@testable import Lesson09DataCapture

@Suite("Numbers, days and amounts are read and written in one way, on every device")
struct TextsTests {
    @Test("a day is its first moment in Greenwich, both ways")
    func day() {
        #expect(DayText.day(from: "2024-05-04") == .dayAfter)
        #expect(DayText.short(.dayAfter) == "May 4, 2024")
        #expect(DayText.short(.dayAfter.addingTimeInterval(86_399)) == "May 4, 2024")
        #expect(DayText.long(.dayAfter) == "Saturday, May 4, 2024")
    }

    @Test(
        "an amount has its cents and its thousands",
        arguments: [(Decimal(120), "$120.00"), (Decimal(5) / 100, "$0.05"), (Decimal(123_450) / 100, "$1,234.50")])
    func amount(_ amount: Decimal, text: String) {
        #expect(PriceText.dollars(amount) == text)
    }
}
