import UIKit

let calendarIdentifier = "CalendarViewController"

class CalendarWireframe: NSObject {

    var calendarPresenter: CalendarPresenter?
    var calendarViewController: CalendarViewController?

    func presentCalendarInterface(from window: UIWindow) {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        let viewController =
            storyboard.instantiateViewController(withIdentifier: calendarIdentifier)
            as! CalendarViewController
        viewController.eventHandler = calendarPresenter
        calendarPresenter?.userInterface = viewController
        calendarViewController = viewController
        window.rootViewController = UINavigationController(rootViewController: viewController)
    }

    func presentAddInterface() {
        let edit = ErrandEditRouter.createModule(errand: nil, delegate: nil)
        calendarViewController?.present(edit, animated: true, completion: nil)
    }
}
