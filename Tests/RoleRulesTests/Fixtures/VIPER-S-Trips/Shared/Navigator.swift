import UIKit

class Navigator {
    weak var viewController: UIViewController?

    init(with viewController: UIViewController) {
        self.viewController = viewController
    }

    func push(_ controller: UIViewController) {
        viewController?.navigationController?.pushViewController(controller, animated: true)
    }

    func pop() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
