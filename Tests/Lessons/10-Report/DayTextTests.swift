import Foundation
import Testing

@testable import Lesson10Report

@Suite("A day is read and written in one form, wherever the device is")
struct DayTextTests {
    @Test("reads a day as the midnight in Greenwich with which it began")
    func read() {
        #expect(DayText.day(in: "2026-03-02") == .march2)
        #expect(DayText.day(in: "2024-02-29") != nil)
    }

    @Test(
        "reads nothing else as a day",
        arguments: [
            "", "2026-3-2", "2026-03-02 ", "02-03-2026", "2026-02-29", "2026-13-01", "2026-00-10", "2026-03-00",
            "2026/03/02", "2026-03", "2026-03-02-01", "-026-03-02", "２０２６-03-02", "yyyy-MM-dd",
        ])
    func refuse(text: String) {
        #expect(DayText.day(in: text[...]) == nil)
    }

    @Test("writes a day in words")
    func write() {
        #expect(DayText.text(of: .march2) == "Mar 02, 2026")
        #expect(DayText.text(of: .march3.addingTimeInterval(-1)) == "Mar 02, 2026")
    }
}
