import Foundation

struct UpcomingDisplayData {
    let titles: [String]

    init(_ errands: [UpcomingErrand]) {
        titles = errands.map { $0.title }
    }
}
