import Foundation

enum DistanceText {
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        return formatter
    }()

    static func text(for kilometers: Double) -> String {
        (formatter.string(from: NSNumber(value: kilometers)) ?? "") + " km"
    }
}
