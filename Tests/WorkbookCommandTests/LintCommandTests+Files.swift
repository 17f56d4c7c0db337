import CourseFixtures
import Foundation
import Testing

/// The other files that lint reads and writes: unreadable sources, and baselines.
extension LintCommandTests {
    @Test("what is missing or broken exits with 3")
    func missing() throws {
        let course = try FixtureCourse()
        try course.write("viper/List/ListPresenter.swift", "class ListPresenter {}")
        let noToolchain = try course.workbook(
            "lint", "viper", "--architecture", "viper", environment: ["PATH": "/nowhere"])
        #expect(noToolchain.status == 3)
        #expect(noToolchain.errors.hasPrefix("SourceKit, which reads Swift sources, was not found: looked for "))
        try course.write("baseline.json", "{")
        let baseline = try lint("viper", "--architecture", "viper", "--baseline", "baseline.json", in: course.root)
        #expect(baseline.status == 3)
        #expect(baseline.errors.hasPrefix("baseline.json:1: is not JSON: "))
        try course.write("viper/.workbook-roles.json", "{")
        let names = try lint("viper", "--architecture", "viper", in: course.root)
        #expect(names.status == 3)
        #expect(names.errors.hasPrefix("viper/.workbook-roles.json:1: error: "))
    }

    @Test("a file that can't be read is said, and nothing passes without it")
    func unread() throws {
        let course = try FixtureCourse()
        try course.write("viper/List/ListPresenter.swift", "class ListPresenter {}")
        try course.write("viper/List/ListInteractor.swift", "class ListInteractor {}")
        try FileManager.default.createSymbolicLink(
            atPath: course.path("viper/List/Gone.swift"), withDestinationPath: "/nowhere.swift")
        let result = try lint("viper", "--architecture", "viper", in: course.root)
        #expect(result.status == 3)
        #expect(result.output.hasPrefix("viper/List/Gone.swift:1:1: error: this file could not be read: "))
    }

    @Test("other people's code is left out, and so are folders that are named")
    func excluded() throws {
        let course = try FixtureCourse()
        let screen = "class ListViewController: UIViewController { let formatter = DateFormatter() }"
        for folder in ["List", "Pods/Kit", "Old"] { try course.write("app/\(folder)/List.swift", screen) }
        let arguments = ["app", "--architecture", "mvc", "--rule", "one-concern-a-type"]
        func lint(_ more: String...) throws -> BuiltCommand.Result {
            try BuiltCommand().run(["lint"] + arguments + more, in: course.root, environment: Self.environment)
        }
        #expect(
            try lint().output.hasSuffix(
                """
                2 findings in 2 files, by 1 rule of mvc
                  one-concern-a-type  2
                  left out: app/Pods

                """))
        for folder in ["Old", "app/Old", "./app/Old/"] {
            let output = try lint("--exclude", folder).output
            #expect(output.contains("\n  left out: app/Old, app/Pods\n") && output.contains("1 finding in 1 file"))
        }
        let unknown = try lint("--exclude", "Odl")
        #expect(unknown.status == 2)
        #expect(
            unknown.errors == """
                No folder Odl with Swift files is below the linted paths, so nothing can be left out.
                  fix: check the spelling; give the folder's name, or its path from the folder in which you are

                """)
    }

    @Test("a baseline lets today's findings pass, from a first run on")
    func baseline() throws {
        let course = try FixtureCourse()
        let scene = "class ListViewController: UIViewController { let formatter = DateFormatter() }"
        try course.write("mvc/List.swift", scene)
        let arguments = [
            "lint", "mvc", "--architecture", "mvc", "--baseline", "known.json", "--rule", "one-concern-a-type",
        ]
        func lint(_ more: String...) throws -> BuiltCommand.Result {
            try BuiltCommand().run(arguments + more, in: course.root, environment: Self.environment)
        }
        #expect(try lint("--update-baseline").status == 0)
        #expect(try lint().status == 0)
        try course.write("mvc/List.swift", "\n" + scene + "\nclass B: UIView { let store = FileManager.default }")
        let result = try lint()
        #expect(result.status == 1)
        #expect(
            result.output.hasSuffix(
                """
                1 new finding in 1 file, by 1 rule of mvc
                  one-concern-a-type  1
                  1 finding more, which known.json knows

                """))
    }

    @Test("names for what has no role are proposed as a file, with their reasons beside it, and nothing is written")
    func suggestRoles() throws {
        let course = try FixtureCourse()
        for module in ["List", "Form"] {
            try course.write(
                "viper/\(module).swift",
                "class \(module)Presenter { let interactor: \(module)Logic }\nclass \(module)Logic {}")
        }
        let result = try lint("--suggest-roles", "viper", "--architecture", "viper", in: course.root)
        #expect(result.status == 0)
        #expect(result.output == "{\n  \"roles\": {\n    \"interactor\": [\"Logic\"]\n  }\n}\n")
        #expect(
            result.errors == """
                roles: Logic is interactor
                  2 types without a role end so, and 2 of them look like an Interactor
                  FormLogic is stored as interactor by FormPresenter
                  ListLogic is stored as interactor by ListPresenter
                2 of 4 types have no role; with these names 0 would have none. Look at each before you save it as \
                .workbook-roles.json.

                """)
        #expect(!FileManager.default.fileExists(atPath: course.path("viper/.workbook-roles.json")))
        try course.write("viper/.workbook-roles.json", result.output)
        let after = try lint("--suggest-roles", "viper", "--architecture", "viper", in: course.root)
        #expect(after.output == result.output)
        #expect(after.errors == "0 of 4 types have no role.\n")
    }

    @Test("what proposes names tries no rules")
    func suggestRolesAlone() throws {
        let result = try lint(".", "--suggest-roles", "--architecture", "viper", "--format", "json")
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix("--suggest-roles tries no rules, so --format means nothing beside it.\n  fix: "))
    }
}
