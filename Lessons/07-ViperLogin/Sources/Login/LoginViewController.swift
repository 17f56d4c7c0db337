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
        // Not in viewDidLoad: if home came first, a message can arrive before this view is loaded.
        messageLabel.isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        emailField.placeholder = "Email"
        emailField.borderStyle = .roundedRect
        passwordField.placeholder = "Password"
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        spinner.hidesWhenStopped = true
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        setUpLoginButton()

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton, spinner, messageLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
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
