import SourceModel
import Testing

@testable import RoleIndex

@Suite("Classes are placed by the names that apps give them")
struct WildNamesTests {
    private func placed(_ files: KeyValuePairs<String, String>) throws -> [String] {
        let sources = try Sources(files: files.map { (path: $0.key, text: $0.value) })
        return Codebase(sources, vocabulary: .viper).types.filter { !$0.isProtocol }
            .map { "\($0.path): \($0.role?.rawValue ?? "-"), \($0.module ?? "-")" }.sorted()
    }

    @Test("a module's class that makes it, its VC, and who implements a protocol of the role's name")
    func module() throws {
        let found = try placed([
            "Login/LoginVC.swift": "class LoginVC: UIViewController {}",
            "Login/LoginPresenterImpl.swift": "class LoginPresenterImpl: LoginPresenter {}",
            "Login/LoginInteractorImplementation.swift": "class LoginInteractorImplementation {}",
            "Login/LoginPresenter.swift": "protocol LoginPresenter {}",
            "Login/LoginModule.swift": "class LoginModule {}",
            "Login/LoginCoordinator.swift": "class LoginCoordinator {}",
            "Login/LoginTableViewDelegate.swift": "class LoginTableViewDelegate: NSObject {}",
            "Login/LoginCellModel.swift": "struct LoginCellModel {}",
        ])
        #expect(
            found == [
                "LoginCellModel: display model, Login", "LoginCoordinator: assembler, Login",
                "LoginInteractorImplementation: Interactor, Login", "LoginModule: assembler, Login",
                "LoginPresenterImpl: Presenter, Login", "LoginTableViewDelegate: part of the view, Login",
                "LoginVC: View, Login",
            ])
    }

    @Test("the same words where there is no such module place nobody")
    func strangers() throws {
        let found = try placed([
            "Login/LoginPresenter.swift": "class LoginPresenter {}",
            "Chat/HttpUploadModule.swift": "class HttpUploadModule {}",
            "Core/ServiceCoordinator.swift": "class ServiceCoordinator {}",
            "Core/Impl.swift": "class Impl {}",
            "Login/LoginService.swift": "class LoginService {}", "Login/LoginWorker.swift": "class LoginWorker {}",
            "Login/LoginUseCase.swift": "class LoginUseCase {}", "Login/LoginManager.swift": "class LoginManager {}",
            "Login/LoginController.swift": "class LoginController {}",
        ])
        #expect(
            found == [
                "HttpUploadModule: -, -", "Impl: -, -", "LoginController: -, Login", "LoginManager: -, Login",
                "LoginPresenter: Presenter, Login", "LoginService: -, Login", "LoginUseCase: -, Login",
                "LoginWorker: -, Login", "ServiceCoordinator: -, -",
            ])
    }

    @Test("a presenter that is named after its view is of the view's module")
    func viewPresenter() throws {
        let found = try placed([
            "Detail/DetailViewController.swift": "class DetailViewController: UIViewController {}",
            "Detail/DetailViewPresenter.swift": "class DetailViewPresenter {}",
            "Detail/DetailInteractor.swift": "class DetailInteractor {}",
        ])
        #expect(
            found == [
                "DetailInteractor: Interactor, Detail", "DetailViewController: View, Detail",
                "DetailViewPresenter: Presenter, Detail",
            ])
    }

    @Test("a part of a screen is no View by a protocol that all parts share")
    func sharedProtocol() throws {
        let found = try placed([
            "Login/LoginPresenter.swift": "class LoginPresenter {}",
            "Login/LoginView.swift": "class LoginView: UIView {}\nextension LoginView: LoginViewInput {}",
            "Login/LoginFormView.swift": "class LoginFormView: UIView {}\nextension LoginFormView: SetupView {}",
            "Common/SetupView.swift": "protocol SetupView {}\nprotocol LoginViewInput {}",
        ])
        #expect(
            found == [
                "LoginFormView: part of the view, Login", "LoginPresenter: Presenter, Login", "LoginView: View, Login",
            ])
    }

    @Test("a part of a screen from which others inherit is no View either, and a base class of views is one")
    func sharedParts() throws {
        let found = try placed([
            "Login/LoginPresenter.swift": "class LoginPresenter {}",
            "Common/ValueView.swift": "class ValueView: UIView {}\nclass RedValueView: ValueView {}",
            "Common/BaseView.swift": "class BaseView: UIView, BaseViewProtocol {}\nclass OtherView: BaseView {}",
            "Common/BaseViewController.swift": "class BaseViewController: UIViewController {}",
            "Login/LoginViewController.swift": "class LoginViewController: BaseViewController {}",
        ])
        #expect(
            found == [
                "BaseView: View, -", "BaseViewController: View, -", "LoginPresenter: Presenter, Login",
                "LoginViewController: View, Login", "OtherView: part of the view, -",
                "RedValueView: part of the view, -", "ValueView: part of the view, -",
            ])
    }
}
