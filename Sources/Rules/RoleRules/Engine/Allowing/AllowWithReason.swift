extension Rule {
    /// A rule of every architecture, whose findings come from `Allowances` because it judges findings instead of code.
    static let allowWithReason = Rule(
        name: "allow-with-reason",
        what: "A comment workbook:allow names a rule, gives a reason and silences a finding.",
        why:
            "an exception without a reason is a mistake to the next reader, and one that is no longer needed hides the "
            + "next mistake",
        fix: "write `// workbook:allow rule-name - reason` on the line of the finding or the line above",
        wrong: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {
                // workbook:allow verbs-follow-roles
                func toggle(loading: Bool)
            }
            """
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {
                // workbook:allow verbs-follow-roles - the name is in the client's specification
                func toggle(loading: Bool)
            }
            """
        ],
        lesson: Lesson.modules,
        source: "the workbook's own: exceptions are made where they can be read",
        check: { _ in [] })
}
