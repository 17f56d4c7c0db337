import RoleRules
import SourceModel
import Testing

@Suite("A comment allows one finding, with a reason")
struct AllowanceTests {
    static let path = "Items/List/ItemsListContract.swift"

    /// Returns the findings in a contract, as `line:column what [rule]`.
    func find(_ text: String, rules: [String]? = nil) throws -> [String] {
        let files = [(path: Self.path, text: text)]
        return try Sources(files: files).violations(of: .viperS, rules: rules).map {
            "\($0.line):\($0.column) \($0.what) [\($0.rule)]"
        }
    }

    @Test("on the line above, and on the line itself")
    func silences() throws {
        let found = try find(
            """
            protocol ItemsList_DisplayUI: AnyObject {
                // workbook:allow verbs-follow-roles - the name is in the client's specification
                func toggle(loading: Bool)
                func showError() // workbook:allow verbs-follow-roles - see https://example.org/names - agreed
            }
            """)
        #expect(found.isEmpty)
    }

    @Test("one finding and no second one, on no other line and of no other rule")
    func oneFinding() throws {
        let found = try find(
            """
            // workbook:allow verbs-follow-roles - for the first of the two
            protocol ItemsList_DisplayUI: AnyObject { func toggle(); func show() }
            protocol ItemsList_Navigate { func leave() }
            // workbook:allow contract-present - no
            protocol ItemsList_PresentData { func show() }
            """)
        #expect(
            found == [
                "2:63 ItemsList_DisplayUI asks for show(), and a method of DisplayUI begins with display "
                    + "[verbs-follow-roles]",
                "3:36 ItemsList_Navigate asks for leave(), and a method of Navigate begins with go [verbs-follow-roles]",
                "4:1 workbook:allow contract-present silences nothing: line 5 has no such finding [allow-with-reason]",
                "5:39 ItemsList_PresentData asks for show(), and a method of PresentData begins with present "
                    + "[verbs-follow-roles]",
            ])
    }

    @Test("several comments below each other speak of the same line")
    func several() throws {
        let found = try find(
            """
            // workbook:allow verbs-follow-roles - the first
            // workbook:allow verbs-follow-roles - the second
            protocol ItemsList_DisplayUI: AnyObject { func toggle(); func show() }
            """)
        #expect(found.isEmpty)
    }

    @Test("not without a reason, nor with a name that is no rule's; each fault says how to mend it")
    func faults() throws {
        let text = """
            protocol ItemsList_DisplayUI: AnyObject {
                func toggle() // workbook:allow verbs-follow-roles
                func show() // workbook:allow verbs - short
            }
            // workbook:allow
            """
        let violations = try Sources(files: [(path: Self.path, text: text)]).violations(
            of: .viperS, rules: ["allow-with-reason"])
        let why = """
              why: an exception without a reason is a mistake to the next reader, and one that is no longer needed hides \
            the next mistake
            """
        #expect(
            violations.map(\.description) == [
                """
                \(Self.path):2:19: error: workbook:allow verbs-follow-roles gives no reason [allow-with-reason]
                \(why)
                  fix: write it behind a dash, `// workbook:allow verbs-follow-roles - reason`   (lesson 13)
                """,
                """
                \(Self.path):3:17: error: workbook:allow names "verbs", which is no rule [allow-with-reason]
                \(why)
                  fix: write the rule's name as the finding shows it, `// workbook:allow verbs-follow-roles - reason`   \
                (lesson 13)
                """,
                """
                \(Self.path):5:1: error: workbook:allow names no rule [allow-with-reason]
                \(why)
                  fix: write the rule's name as the finding shows it, `// workbook:allow verbs-follow-roles - reason`   \
                (lesson 13)
                """,
            ])
        #expect(try find(text, rules: ["verbs-follow-roles"]).count == 2)
    }

    @Test("is no idle comment while its rule is not tried")
    func notTried() throws {
        let text = """
            // workbook:allow verbs-follow-roles - once needed
            protocol ItemsList_DisplayUI: AnyObject {}
            """
        let narrow = try find(text, rules: ["contract-present", "allow-with-reason"])
        #expect(narrow.isEmpty)
        let all = try find(text)
        #expect(
            all == [
                "1:1 workbook:allow verbs-follow-roles silences nothing: line 2 has no such finding [allow-with-reason]"
            ])
    }

    @Test("is no comment in a string, in documentation or between stars")
    func noComment() throws {
        let found = try find(
            """
            let text = "// workbook:allow nothing"
            /// workbook:allow nothing
            /* workbook:allow nothing */
            // The form is workbook:allow nothing.
            protocol ItemsList_DisplayUI: AnyObject {}
            """)
        #expect(found.isEmpty)
    }

    @Test("counts for nothing where an exercise is judged")
    func notHonored() throws {
        let text = """
            // workbook:allow verbs-follow-roles - please
            protocol ItemsList_DisplayUI: AnyObject { func toggle() }
            """
        let sources = try Sources(files: [(path: Self.path, text: text)])
        let rules = try sources.violations(of: .viperS, honoringAllowances: false).map(\.rule)
        #expect(rules == ["verbs-follow-roles"])
    }
}
