import RoleRules
import Testing

@Suite("A rule names the lesson that teaches it")
struct TaughtInTests {
    /// Compares the rules of an architecture with a table of rules by lesson.
    private func expect(_ architecture: Architecture, teaches table: [Int: [String]]) {
        for rule in architecture.rules {
            let lessons = table.filter { $0.value.contains(rule.name) }.keys.sorted()
            #expect(
                lessons == [rule.lesson],
                """
                \(rule.name) names lesson \(rule.lesson), and TaughtInTests has it elsewhere for \(architecture.name), \
                or not at all: add it there, or correct `lesson` in its file
                """)
        }
        let gone = Set(table.values.joined()).subtracting(architecture.rules.map(\.name)).sorted()
        #expect(gone == [], "TaughtInTests has rules that \(architecture.name) has not: take them out")
    }

    @Test("VIPER-S: what is agreed on with the contract, what parts the actors, and what holds between modules")
    func viperS() {
        expect(
            .viperS,
            teaches: [
                1: ["one-concern-a-type"],
                4: ["display-models-ready-to-show", "roles-stay-roles"],
                6: ["back-references-weak", "no-strong-cycles"],
                11: ["contract-present", "names-follow-folders", "verbs-follow-roles"],
                12: [
                    "actors-built-in-make-module", "director-stores-only-roles", "navigation-in-navigators",
                    "new-file-after-200-lines", "roles-in-extensions", "scene-knows-no-model",
                    "worker-knows-only-presenter",
                ],
                13: [
                    "allow-with-reason", "modules-form-no-circle", "other-modules-by-navigation",
                    "role-methods-have-callers", "roles-have-players",
                ],
            ])
    }

    @Test("VIPER: who shows, who decides, who assembles, and nothing of VIPER-S but what holds between modules")
    func viper() {
        expect(
            .viper,
            teaches: [
                1: ["file-within-200-lines", "one-concern-a-type"],
                4: [
                    "display-models-ready-to-show", "edges-are-protocols", "presenter-knows-no-ui", "roles-stay-roles",
                ],
                5: [
                    "entities-know-no-persistence", "interactor-knows-no-ui",
                    "managed-objects-stay-in-data-managers", "only-the-interactor-holds-data-managers",
                    "view-knows-no-interactor",
                ],
                6: [
                    "back-references-weak", "modules-have-presenters", "no-strong-cycles",
                    "only-the-wireframe-assembles",
                    "view-knows-no-entity",
                ],
                13: [
                    "allow-with-reason", "modules-form-no-circle", "other-modules-by-navigation",
                    "role-methods-have-callers", "roles-have-players",
                ],
            ])
    }

    @Test("Clean VIPER: its own rules in its own lessons, and beside them what holds in every flavor")
    func cleanViper() {
        expect(
            .cleanViper,
            teaches: [
                1: ["file-within-200-lines", "one-concern-a-type"],
                4: ["display-models-ready-to-show"],
                6: ["back-references-weak", "modules-have-presenters", "no-strong-cycles"],
                8: [
                    "adjacent-layers-only", "boundaries-carry-values", "collections-stay-private",
                    "connector-assembles", "dependencies-point-inward", "entities-stay-inside", "one-output-an-event",
                    "use-case-depends-on-protocols", "use-case-knows-no-format", "verbs-follow-layers",
                ],
                9: ["transformer-only-transforms"],
                10: ["entities-are-typed"],
                13: [
                    "allow-with-reason", "modules-form-no-circle", "other-modules-by-navigation",
                    "role-methods-have-callers", "roles-have-players",
                ],
            ])
    }
}
