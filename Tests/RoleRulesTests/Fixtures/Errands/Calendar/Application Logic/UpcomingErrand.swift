import Foundation

struct UpcomingErrand: Equatable {
    let title: String
    let due: Date
}

func == (left: UpcomingErrand, right: UpcomingErrand) -> Bool {
    return left.title == right.title && left.due == right.due
}
