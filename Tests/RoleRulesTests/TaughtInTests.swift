import RoleRules
import Testing

@Suite("A rule names the lesson that teaches it")
struct TaughtInTests {
    @Test("VIPER-S: what is agreed on with the contract, what parts the actors, and what holds between modules")
    func viperS() {
        let taught = Dictionary(grouping: Architecture.viperS.rules, by: \.lesson).mapValues { $0.map(\.name).sorted() }
        #expect(
            taught == [
                1: ["one-concern-a-type"],
                4: ["display-models-ready-to-show"],
                6: ["back-references-weak", "no-strong-cycles"],
                11: ["contract-present", "names-follow-folders", "verbs-follow-roles"],
                12: [
                    "actors-built-in-make-module", "director-stores-only-roles", "navigation-in-navigators",
                    "new-file-after-200-lines", "roles-in-extensions", "scene-knows-no-model",
                    "worker-knows-only-presenter",
                ],
                13: [
                    "allow-with-reason", "modules-form-no-circle", "other-modules-by-navigation",
                    "role-methods-have-callers",
                ],
            ])
    }
}
