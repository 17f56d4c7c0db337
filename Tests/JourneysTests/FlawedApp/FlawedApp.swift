import Foundation
import HeadlessUIKit
import Journeys

/// A small Items app with one flaw at a time, which has to make the corpus fail.
enum FlawedApp {
    static func rung(_ flaw: Flaw?) -> Rung {
        Rung(number: 99, name: "FlawedApp") { folder in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let welcome = FlawedWelcomeController(store: FlawedStore(folder: folder, flaw: flaw), flaw: flaw)
            window.rootViewController = UINavigationController(rootViewController: welcome)
            window.makeKeyAndVisible()
            return window
        }
    }
}

extension UIViewController {
    func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: false)
    }

    func fill(with views: [UIView]) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        view.backgroundColor = .systemBackground
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
