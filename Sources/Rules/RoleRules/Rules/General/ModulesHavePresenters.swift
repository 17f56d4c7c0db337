import RoleIndex
import SourceModel

extension Rule {
    /// A module is more than its view.
    static let modulesHavePresenters = Rule(
        name: "modules-have-presenters",
        what: "A module has a Presenter, and not only a view controller.",
        why: "what a screen does by itself is neither divided among actors nor tested without the screen",
        fix: "let a Presenter hear what the user does and say what is shown, and give the rest to its other actors",
        wrong: [
            "Login/LoginPresenter.swift": "final class LoginPresenter {}",
            "Welcome/WelcomeViewController.swift": """
            final class WelcomeViewController: UIViewController {
                @objc func didTapGo() { UserDefaults.standard.set(true, forKey: "welcomed") }
            }
            """,
        ],
        right: [
            "Login/LoginPresenter.swift": "final class LoginPresenter {}",
            "Welcome/WelcomePresenter.swift": """
            final class WelcomePresenter: WelcomePresenterProtocol {
                func userDidTapGo() { interactor?.remember() }
            }
            """,
            "Welcome/WelcomeViewController.swift": """
            final class WelcomeViewController: UIViewController {
                @objc func didTapGo() { presenter?.userDidTapGo() }
            }
            """,
        ],
        lesson: Lesson.viper,
        source: "Piñera, VIPER slides: the components of a module, the presenter among them",
        check: { codebase in codebase.modules.compactMap { ModulesHavePresenters(codebase: codebase).finding($0) } })
}

private struct ModulesHavePresenters {
    let codebase: Codebase

    func finding(_ module: AppModule) -> Finding? {
        let actors = module.actors.compactMap(codebase.type(at:))
        guard let screen = actors.first(where: codebase.isPage), actors.allSatisfy(showsOrLeads),
            !screen.name.hasPrefix("Base"), !module.folders.isEmpty, !hasPresenter(below: module.folders),
            // A screen that is a part of another one may speak to that one's Presenter.
            codebase.presenters(keptBy: screen).isEmpty
        else { return nil }
        return Finding(
            screen.main.declaration.location, "the module \(module.name) has \(screen.path) and no Presenter",
            fix: "make \(module.name)Presenter: it hears what the user does, and says what is shown")
    }

    private func showsOrLeads(_ type: KnownType) -> Bool {
        let vocabulary = codebase.vocabulary
        return type.role.map(vocabulary.drawn.union(vocabulary.assemblers).union(vocabulary.navigators).contains)
            ?? true
    }

    /// Whether the module's folder contains a Presenter, whose name may differ from the screen's.
    private func hasPresenter(below folders: [String]) -> Bool {
        codebase.types.contains {
            $0.role == .presenter && !$0.isProtocol && $0.main.file.folders.starts(with: folders)
        }
    }
}
