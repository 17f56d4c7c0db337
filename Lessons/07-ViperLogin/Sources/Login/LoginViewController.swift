import Foundation
import HeadlessUIKit

/// The login: shows what its presenter says, and tells it what was typed.
final class LoginViewController: UIViewController {
    let presenter: any LoginPresenterProtocol

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let messageLabel = UILabel()

    init(presenter: any LoginPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        // Not in viewDidLoad: under a home that came first, a message can come before this view is loaded.
        messageLabel.isHidden = true
    }

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        spinner.hidesWhenStopped = true
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        setUpLoginButton()

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton, spinner, messageLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    private func setUpLoginButton() {
        loginButton.setTitle("Log in", for: .normal)
        let logIn = UIAction { [weak self] _ in
            guard let self else { return }
            self.presenter.userDidTapLogIn(
                email: self.emailField.text ?? "", password: self.passwordField.text ?? "")
        }
        loginButton.addAction(logIn, for: .touchUpInside)
    }
}

// MARK: - From the presenter

extension LoginViewController: LoginViewProtocol {
    func showLoader() {
        spinner.startAnimating()
        loginButton.isEnabled = false
    }

    func hideLoader() {
        spinner.stopAnimating()
        loginButton.isEnabled = true
    }

    func show(message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
    }

    func hideMessage() {
        messageLabel.isHidden = true
    }

    func clearPassword() {
        passwordField.text = nil
    }
}
