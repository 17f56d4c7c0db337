import UIKit

/// Wires the calendar, whose actors know nothing of how they are made.
class AppDependencies: NSObject {

    let store = CoreDataStore()
    let calendarWireframe = CalendarWireframe()

    override init() {
        super.init()
        configureDependencies()
    }

    func installRootViewController(into window: UIWindow) {
        calendarWireframe.presentCalendarInterface(from: window)
    }

    fileprivate func configureDependencies() {
        let presenter = CalendarPresenter()
        let dataManager = CalendarDataManager()
        let interactor = CalendarInteractor(dataManager: dataManager)

        dataManager.store = store
        interactor.output = presenter
        presenter.calendarInteractor = interactor
        presenter.calendarWireframe = calendarWireframe
        calendarWireframe.calendarPresenter = presenter
    }
}
