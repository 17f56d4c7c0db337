import Foundation

class CalendarInteractor: NSObject, CalendarInteractorInput {

    var output: CalendarInteractorOutput?
    let dataManager: CalendarDataManager

    init(dataManager: CalendarDataManager) {
        self.dataManager = dataManager
    }

    func findUpcomingErrands() {
        dataManager.errands { errands in
            self.output?.foundUpcomingErrands(errands.map { UpcomingErrand(title: $0.title, due: $0.due) })
        }
    }
}
