import Foundation

protocol CalendarViewInterface {
    func showNoContentMessage()
    func showUpcoming(_ data: UpcomingDisplayData)
}
