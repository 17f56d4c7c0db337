import Foundation
import UIKit

class CalendarPresenter: NSObject, CalendarInteractorOutput, CalendarModuleInterface {

    var calendarInteractor: CalendarInteractorInput?
    var calendarWireframe: CalendarWireframe?
    var userInterface: CalendarViewInterface?

    func updateView() {
        calendarInteractor?.findUpcomingErrands()
    }

    func foundUpcomingErrands(_ errands: [UpcomingErrand]) {
        if errands.count == 0 {
            userInterface?.showNoContentMessage()
        } else {
            userInterface?.showUpcoming(UpcomingDisplayData(errands))
        }
    }

    func addNewEntry() {
        calendarWireframe?.presentAddInterface()
    }
}
