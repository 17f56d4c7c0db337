import Testing

@testable import RoleIndex

@Suite("The names of protocols tell who plays them")
struct VocabularyTests {
    static let played: [(name: String, role: Role?)] = [
        ("LoginPresenterInputProtocol", .presenter), ("LoginPresenterOutputProtocol", .view),
        ("LoginPresenterInputs", .presenter), ("LoginPresenterOutputInterface", .view),
        ("LoginPresenter_Protocol", .presenter), ("LoginPresentation", .presenter), ("ILoginPresenter", .presenter),
        ("LoginViewInputProtocol", .view), ("LoginViewOutputProtocol", .presenter),
        ("LoginViewControllerInput", .view), ("LoginViewControllerOutput", .presenter),
        ("LoginInteractorInputs", .interactor), ("LoginInteractorOutputs", .presenter),
        ("LoginInteractorType", .interactor), ("LoginInteractorDelegate", .presenter),
        ("LoginPresenterDelegate", .view),
        ("LoginDataManagerOutputInterface", .interactor), ("LoginModuleInterface", .presenter),
        ("LoginRouting", .wireframe), ("LoginRouterType", .wireframe),
        ("LoginWireFrameInputProtocol", .wireframe),
        ("ViewToPresenterLoginProtocol", .presenter), ("PresenterToViewLoginProtocol", .view),
        ("PresenterToInteractorLoginProtocol", .interactor), ("InteractorToPresenterLoginProtocol", .presenter),
        ("PresenterToRouterLoginProtocol", .wireframe), ("LoginPresenterToViewProtocol", .view),
        ("LoginViewToPresenter", .presenter), ("LoginPresenterToInterfaceProtocol", .view),
        // The name has no role, or two.
        ("LoginProtocol", nil), ("LoginInput", nil), ("LoginOutput", nil), ("LoginDelegate", nil),
        ("LoginViewDelegate", nil), ("LoginModuleOutput", nil), ("LoginViewType", nil),
        ("LoginPresenterProtocolOutput", nil), ("LoginInteractorOutPut", nil), ("LoginUseCase", nil),
        // The word after "To" isn't a role.
        ("ViewToolProtocol", nil), ("TokenProtocol", nil), ("PresenterToViewerProtocol", nil), ("RightToLeft", nil),
    ]

    @Test("in VIPER", arguments: played)
    func implementer(_ name: String, _ role: Role?) {
        #expect(Vocabulary.viper.implementer(of: name) == role)
    }

    @Test("the longest ending counts")
    func longest() {
        #expect(Vocabulary.viper.implementer(of: "LoginViewPresenterOutput") == .view)
        #expect(Vocabulary.viper.implementer(of: "LoginPresenterInteractorProtocol") == .interactor)
    }

    @Test("a delegate whose name says who of the module listens is no other module's")
    func delegates() {
        for name in [
            "LoginDelegate", "LoginModuleDelegate", "LoginModuleOutput", "LoginModuleInput", "LoginViewDelegate",
        ] {
            #expect(Vocabulary.viper.isDelegate(name), "\(name)")
        }
        for name in ["LoginInteractorDelegate", "LoginPresenterDelegate", "LoginPresenterOutput", "Delegation"] {
            #expect(!Vocabulary.viper.isDelegate(name), "\(name)")
        }
    }

    @Test("VIPER-S and Clean VIPER know their own protocols only")
    func others() {
        #expect(Vocabulary.viperS.implementer(of: "ItemsList_PresentData") == .director)
        #expect(Vocabulary.viperS.implementer(of: "ViewToPresenterLoginProtocol") == nil)
        #expect(Vocabulary.cleanViper.implementer(of: "OrderUseCaseOutput") == .presenter)
        #expect(Vocabulary.cleanViper.implementer(of: "OrderPresentation") == nil)
    }
}
