import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("The rules of VIPER-S read the listing before anybody runs it")
struct RuleTests {
    /// The findings of the rules on the copied form, in the order of its files.
    nonisolated static let findings = [
        """
        contract-present: CopyList_DisplayUI in the contract of CopiedList is not named CopiedList_<Role>
        """,
        """
        verbs-follow-roles: CopyList_DisplayUI asks for show(success:), and a method of DisplayUI begins with display
        """,
        """
        role-methods-have-callers: nobody calls onUIReady() of CopiedList_HandleUIEvents
        """,
        """
        role-methods-have-callers: nobody calls goBack() of CopiedList_Navigate
        """,
        """
        no-strong-cycles: CopiedListDirector holds ui strongly, in a circle that is never freed: \
        CopiedListDirector.ui -> CopiedListScene.eventsHandler -> CopiedListDirector
        """,
        """
        back-references-weak: CopiedListWorker holds presenter, its Director, strongly
        """,
    ]

    @Test("six findings in the copied form, none in the fixed one")
    func lint() throws {
        let violations = try Listing.files().violations(of: .viperS)
        #expect(violations.map { "\($0.rule): \($0.what)" } == Self.findings)
        #expect(violations.filter { !$0.file.hasPrefix("Copied/") }.map(\.description) == [])
    }

    @Test(
        "fix one of two circles, and the other one is still reported",
        arguments: [
            (
                "ui",
                """
                CopiedListWorker holds presenter strongly, in a circle that is never freed: \
                CopiedListWorker.presenter -> CopiedListDirector.dataManager -> CopiedListWorker
                """
            ),
            (
                "presenter",
                """
                CopiedListDirector holds ui strongly, in a circle that is never freed: \
                CopiedListDirector.ui -> CopiedListScene.eventsHandler -> CopiedListDirector
                """
            ),
        ])
    func halfMended(reference: String, circle: String) throws {
        let files = try Listing.files { $0.replacing("    var \(reference):", with: "    weak var \(reference):") }
        let rules = ["no-strong-cycles", "back-references-weak"]
        #expect(try files.violations(of: .viperS, rules: rules).map(\.what) == [circle])
    }
}
