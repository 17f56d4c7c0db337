import Foundation

protocol CalendarInteractorInput {
    func findUpcomingErrands()
}

protocol CalendarInteractorOutput {
    func foundUpcomingErrands(_ errands: [UpcomingErrand])
}
