import Foundation
import Testing

@testable import Lesson10Report

@Suite("An amount is written with two decimals and nothing else")
struct AmountTextTests {
    @Test(
        "is written so",
        arguments: [
            ("0", "0.00"), ("3.4", "3.40"), ("-3.40", "-3.40"), ("1234567.8", "1234567.80"), ("0.05", "0.05"),
            ("-0.05", "-0.05"), ("100", "100.00"), ("12345678901234.56", "12345678901234.56"),
        ])
    func text(amount: String, text: String) {
        #expect(AmountText.text(of: money(amount)) == text)
    }
}
