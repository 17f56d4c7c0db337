import HeadlessUIKit

extension Navigator {
    /// Moves on to a screen that says which module has a contract and no actors yet.
    func pushUnbuilt(_ module: String, title: String) {
        let text = UILabel()
        text.text = "\(module) is not built yet."
        let screen = UIViewController()
        screen.title = title
        screen.fill(with: [text])
        push(screen)
    }
}
