import Testing

@Suite("A container implements what the scenes in it ask of their router, and nobody else does")
struct RouterAroundScenesTests {
    static let why =
        "a module that is named in one place can be replaced, moved to another app, or built without the rest"
    static let fix = "ask this module's navigation for the other page, and hear from it through its delegate"
    static let list = """
        protocol ListRouterProtocol: AnyObject { func eventOrder() }
        class ListPresenter { weak var router: ListRouterProtocol? }
        """
    static let presenter = """
        class AppRouterPresenter {}
        extension AppRouterPresenter: ListRouterProtocol { func eventOrder() {} }
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "the presenter of a router that is a container, and the container itself",
            [
                "List/List.swift": list, "AppRouter/AppRouterPresenter.swift": presenter,
                "AppRouter/AppRouter.swift": """
                class AppRouter: UINavigationController { let presenter: AppRouterPresenter }
                extension AppRouter: ListRouterProtocol { func eventOrder() {} }
                """,
            ]),
        RuleCase(
            "a presenter whose own router contains nothing",
            [
                "List/List.swift": list, "AppRouter/AppRouterPresenter.swift": presenter,
                "AppRouter/AppRouter.swift": "class AppRouter { weak var viewController: UIViewController? }",
            ],
            [
                .init(
                    place: "AppRouter/AppRouterPresenter.swift:2:31",
                    what: "AppRouterPresenter of AppRouter names ListRouterProtocol, which belongs to List", fix: fix)
            ]),
        RuleCase(
            "a container that asks another module's router instead of being it",
            [
                "List/List.swift": list,
                "AppRouter/AppRouter.swift": """
                class AppRouterPresenter { weak var list: ListRouterProtocol? }
                class AppRouter: UINavigationController { let presenter: AppRouterPresenter }
                """,
            ],
            [
                .init(
                    place: "AppRouter/AppRouter.swift:1:43",
                    what: "AppRouterPresenter of AppRouter names ListRouterProtocol, which belongs to List", fix: fix)
            ]),
        RuleCase(
            "a container whose presenter plays another part of a scene than its router",
            [
                "List/List.swift": list + "\nprotocol ListUseCaseOutput: AnyObject { func presentList() }",
                "AppRouter/AppRouter.swift": """
                class AppRouter: UINavigationController { let presenter: AppRouterPresenter }
                class AppRouterPresenter {}
                extension AppRouterPresenter: ListUseCaseOutput { func presentList() {} }
                """,
            ],
            [
                .init(
                    place: "AppRouter/AppRouter.swift:3:31",
                    what: "AppRouterPresenter of AppRouter names ListUseCaseOutput, which belongs to List", fix: fix)
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("other-modules-by-navigation", of: .cleanViper, why: Self.why, lesson: "08")
    }
}
